import type { Reporter, TestCase } from 'vitest/node';

/** A Vitest reporter that lists the tests that passed only on a retry: their causes should be fixed. */
export class FlakyTestReporter implements Reporter {
  readonly #flakyTests: string[] = [];

  onTestCaseResult(testCase: TestCase): void {
    if (testCase.diagnostic()?.flaky)
      this.#flakyTests.push(`${testCase.module.relativeModuleId} > ${testCase.fullName}`);
  }

  onTestRunEnd(): void {
    for (const test of this.#flakyTests) console.log(`Flaky, passed on retry: ${test}`);
  }
}
