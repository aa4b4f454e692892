-- The matches of tables that were pruned.
CREATE TABLE records (
    table_id TEXT   NOT NULL,
    n        BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    readers  BLOB   NOT NULL,
    record   BLOB   NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- Codes of tables that were pruned: not given again until they expire from here.
CREATE TABLE spent_codes (
    code_hash BLOB   PRIMARY KEY,
    expires   BIGINT NOT NULL
);
CREATE INDEX invitations_by_expiry ON invitations (expires);
