"""`vec`: packed numbers in compiled code, a plain list elsewhere. This file itself is never compiled."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    vec = list

    def append(items, item):
        return [*items, item]
