-- +goose Up

-- What is to be sent to people, until somebody has sent it.
CREATE TABLE messages (
    id           text        COLLATE "C" PRIMARY KEY,
    table_number bigint      NOT NULL REFERENCES tables (number) ON DELETE CASCADE, -- that it is about
    body         bytea       NOT NULL,
    at           timestamptz NOT NULL,
    taken        timestamptz NOT NULL DEFAULT '-infinity' -- until when whoever took it has to send it
);

CREATE INDEX messages_waiting ON messages (taken, at, id);
CREATE INDEX messages_of ON messages (table_number);
