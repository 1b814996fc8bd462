-- +goose Up

-- The servers at work. One that does not say in time that it is has ended.
CREATE TABLE nodes (
    name  text        PRIMARY KEY,
    until timestamptz NOT NULL
);

-- Which server drives which table, as long as it is at work.
CREATE TABLE leads (
    id   text COLLATE "C" PRIMARY KEY,
    node text NOT NULL
);
