import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { rerunLine } from './rerun.ts';

/**
 * A Vitest reporter for the end of the output: how to run each failed test alone, and which tests passed only on a retry,
 * whose causes should be fixed.
 */
export class OutcomeReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(testCase: TestCase): void {
    const { module, name, fullName } = testCase;
    if (testCase.result().state === 'failed') this.#lines.push(rerunLine(module.moduleId, name));
    else if (testCase.diagnostic()?.flaky)
      this.#lines.push(`Flaky, passed on retry: ${module.relativeModuleId} > ${fullName}`);
  }

  onTestModuleEnd(module: TestModule): void {
    const hasFailedTest = [...module.children.allTests('failed')].length > 0;
    if (module.state() === 'failed' && !hasFailedTest) this.#lines.push(rerunLine(module.moduleId));
  }

  onTestRunEnd(): void {
    for (const line of this.#lines) console.log(line);
  }
}
