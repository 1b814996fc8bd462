// What e2e/flaky.ts makes of a run of journeys.
import type { FullResult, TestCase } from '@playwright/test/reporter';
import { afterEach, expect, test, vi } from 'vitest';
import Flaky from '../e2e/flaky';

afterEach(() => vi.restoreAllMocks());

/** The end of a run whose journeys came out so; one that failed first has ended twice. */
async function ended(status: FullResult['status'], ...outcomes: ReturnType<TestCase['outcome']>[]) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = new Flaky();
  for (const [i, outcome] of outcomes.entries()) {
    const journey = { outcome: () => outcome, titlePath: () => ['', `journey ${i}`] } as TestCase;
    run.onTestEnd(journey);
    if (outcome === 'flaky') run.onTestEnd(journey);
  }
  const end = await run.onEnd({ status } as FullResult);
  return { status: end.status, said: said.mock.calls.flat().join('\n') };
}

test('one journey may need a second time', async () => {
  expect((await ended('passed', 'expected', 'flaky', 'expected')).status).toBeUndefined();
});

test('a second one fails the run, and both are named', async () => {
  const { status, said } = await ended('passed', 'flaky', 'expected', 'flaky');
  expect(status).toBe('failed');
  expect(said).toContain('journey 0');
  expect(said).toContain('journey 2');
});

test('a run that failed anyway stays as it is', async () => {
  expect((await ended('interrupted', 'flaky', 'flaky')).status).toBeUndefined();
});
