CREATE TABLE tables (
    id      TEXT    PRIMARY KEY,
    at      BIGINT  NOT NULL,
    status  TEXT    NOT NULL CHECK (status IN ('waiting', 'playing', 'over', 'closed')),
    listed  BOOLEAN NOT NULL,
    summary BLOB    NOT NULL
);
CREATE INDEX tables_by_age ON tables (at, id);

-- The log. An entry is never changed, and none is ever taken out.
CREATE TABLE entries (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL CHECK (n > 0),
    at       BIGINT NOT NULL,
    who      TEXT   NOT NULL,
    request  BIGINT NOT NULL,
    kind     TEXT   NOT NULL,
    body     BLOB   NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE UNIQUE INDEX entries_by_request ON entries (table_id, who, request) WHERE request > 0;

-- A visitor who was forgotten has no name and no secret; the id stays, because the log holds it.
CREATE TABLE visitors (
    id          TEXT   PRIMARY KEY,
    name        TEXT   NOT NULL,
    secret_hash BLOB   UNIQUE,
    at          BIGINT NOT NULL,
    seen        BIGINT NOT NULL
);

CREATE TABLE invitations (
    code_hash BLOB   PRIMARY KEY,
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    uses      BIGINT NOT NULL,
    expires   BIGINT NOT NULL,
    kind      TEXT   NOT NULL
);
CREATE TABLE invited (
    code_hash BLOB   NOT NULL REFERENCES invitations (code_hash),
    who       TEXT   NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (code_hash, who)
);

CREATE TABLE chat (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    who      TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE INDEX chat_by_who ON chat (who, at);
CREATE TABLE reports (
    table_id TEXT   NOT NULL,
    n        BIGINT NOT NULL,
    who      TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, n, who),
    FOREIGN KEY (table_id, n) REFERENCES chat (table_id, n)
);

CREATE TABLE leases (
    table_id TEXT   PRIMARY KEY REFERENCES tables (id),
    holder   TEXT   NOT NULL,
    until    BIGINT NOT NULL
);
CREATE INDEX leases_by_holder ON leases (holder);
CREATE TABLE presence (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    who      TEXT   NOT NULL,
    holder   TEXT   NOT NULL,
    until    BIGINT NOT NULL,
    PRIMARY KEY (table_id, who, holder)
);
