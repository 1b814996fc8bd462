// The parts of a table that come one after the other are all there before its tests.
import { beforeAll } from 'vitest';
import { board, check, fleet, more, rest, waiting } from '../../src/table/later';

beforeAll(() =>
  Promise.all([fleet.come(), board.come(), rest.come(), more.come(), check.come(), waiting.come()]),
);
