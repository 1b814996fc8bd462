-- +goose Up

-- The tables that people play at. A head is small and changes with almost
-- every entry, so the large and rarer checkpoints stand apart: they are not
-- written again with each entry.
CREATE TABLE tables (
    number  INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    head    BLOB    NOT NULL,
    next    INTEGER NOT NULL, -- the number that the next entry will get
    created INTEGER NOT NULL, -- microseconds since 1970, as updated
    updated INTEGER NOT NULL
) STRICT;

CREATE TABLE checkpoints (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    body         BLOB    NOT NULL
) STRICT;

-- What happened at each table, in order: rows are added and never altered.
CREATE TABLE entries (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    number       INTEGER NOT NULL,
    body         BLOB    NOT NULL,
    PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;
