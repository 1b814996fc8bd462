-- +goose Up

-- The requests that were carried out, by the ids that their senders chose, for as
-- long as they may be sent again.
CREATE TABLE requests (
    id      TEXT    PRIMARY KEY,
    print   TEXT    NOT NULL, -- of what it asked for
    outcome BLOB,             -- what it was answered with
    at      INTEGER NOT NULL  -- microseconds since 1970
) STRICT, WITHOUT ROWID;

CREATE INDEX requests_old ON requests (at);
