-- A match is found by its own address after its table was pruned, and shows who sat there.
ALTER TABLE records ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE records ADD COLUMN sat TEXT NOT NULL DEFAULT '[]';
