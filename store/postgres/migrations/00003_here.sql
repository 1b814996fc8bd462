-- +goose Up

-- What each server says of itself to the others.
ALTER TABLE nodes ADD COLUMN here text[] NOT NULL DEFAULT '{}';
