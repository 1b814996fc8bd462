-- +goose Up

-- The requests that were carried out, by the ids that their senders chose, for as
-- long as they may be sent again.
CREATE TABLE requests (
    id      text        COLLATE "C" PRIMARY KEY,
    print   text        NOT NULL, -- of what it asked for
    outcome bytea,                -- what it was answered with
    at      timestamptz NOT NULL
);

CREATE INDEX requests_old ON requests (at);
