-- +goose Up

-- How far a table has come is a number and the hash of the last entry.
ALTER TABLE tables ADD COLUMN hash TEXT NOT NULL DEFAULT '';

UPDATE tables SET hash = coalesce((
    SELECT ragtag_hash(body) FROM entries
    WHERE table_number = tables.number AND entries.number = tables.next - 1
), '');

-- How a table is found: the label under which it is listed, and when it next has
-- something to do by itself, in microseconds since 1970.
ALTER TABLE tables ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN wake INTEGER;

-- Earlier programs wrote both in the head, which was always JSON.
UPDATE tables SET
    label = CASE WHEN old.head ->> '$.visible' = 'public' AND old.head ->> '$.status' IN ('open', 'running')
        THEN old.head ->> '$.status' ELSE '' END,
    wake  = CASE WHEN old.head ->> '$.timed' THEN updated END
FROM (SELECT number AS n, CAST(head AS TEXT) AS head FROM tables) AS old
WHERE n = tables.number AND json_valid(old.head);

CREATE INDEX tables_listed ON tables (label, updated DESC, id) WHERE label <> '';
CREATE INDEX tables_due ON tables (wake, id) WHERE wake IS NOT NULL;
