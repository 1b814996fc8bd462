-- +goose Up

-- The tables that people play at. Checkpoints stand apart, since a head changes
-- with almost every entry and a checkpoint, which is larger, does not.
CREATE TABLE tables (
    number  bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      text        COLLATE "C" NOT NULL UNIQUE,
    version integer     NOT NULL,
    head    bytea       NOT NULL,
    next    bigint      NOT NULL, -- the number that the next entry will get
    hash    text        NOT NULL, -- of the last entry; empty if there is none
    label   text        NOT NULL, -- under which the table is listed
    wake    timestamptz,          -- when it next has something to do by itself
    created timestamptz NOT NULL,
    updated timestamptz NOT NULL
);

CREATE INDEX tables_listed ON tables (label, updated DESC, id) WHERE label <> '';
CREATE INDEX tables_due ON tables (wake, id) WHERE wake IS NOT NULL;

CREATE TABLE checkpoints (
    table_number bigint PRIMARY KEY REFERENCES tables (number),
    body         bytea  NOT NULL
);

-- What happened at each table, in order: rows are added and never altered.
CREATE TABLE entries (
    table_number bigint NOT NULL REFERENCES tables (number),
    number       bigint NOT NULL,
    body         bytea  NOT NULL,
    PRIMARY KEY (table_number, number)
);
