"""All messages between client and server, as types. TypeScript and JSON Schemas are generated from them."""

import msgspec

from stammtisch.wire.answers import *
from stammtisch.wire.reading import *
from stammtisch.wire.requests import *
from stammtisch.wire.tables import *
from stammtisch.wire.texts import *

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
