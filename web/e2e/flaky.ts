// Fails a run in which more than one journey passed only the second time: one is
// a fault of the machine, two are a fault of the journeys or of the client.
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

const most = 1;

export default class Flaky implements Reporter {
  private readonly seen = new Set<TestCase>();

  onTestEnd(test: TestCase) {
    this.seen.add(test);
  }

  onEnd(result: FullResult): Promise<{ status?: FullResult['status'] }> {
    const flaky = [...this.seen].filter((test) => test.outcome() === 'flaky');
    if (flaky.length <= most || result.status !== 'passed') return Promise.resolve({});
    console.error(`\n${flaky.length} journeys passed only the second time, ${most} may:`);
    for (const test of flaky) console.error(`  ${test.titlePath().filter(Boolean).join(' › ')}`);
    return Promise.resolve({ status: 'failed' });
  }
}
