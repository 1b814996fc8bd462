-- +goose Up

-- What is to be sent to people, until somebody has sent it.
CREATE TABLE messages (
    id           TEXT    PRIMARY KEY,
    table_number INTEGER NOT NULL REFERENCES tables (number), -- that it is about
    body         BLOB    NOT NULL,
    at           INTEGER NOT NULL,           -- microseconds since 1970, as taken
    taken        INTEGER NOT NULL DEFAULT 0  -- until when whoever took it has to send it
) STRICT, WITHOUT ROWID;

CREATE INDEX messages_waiting ON messages (taken, at, id);
CREATE INDEX messages_of ON messages (table_number);
