import type { Reporter, Suite } from 'playwright/types/testReporter';
import { rerunLine } from './rerun.ts';

/** A Playwright reporter for the end of the output: how to run each failed test alone. */
export default class OutcomeReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? [])
      if (test.outcome() === 'unexpected') console.log(rerunLine(test.location.file, test.title));
  }

  printsToStdio(): boolean {
    return false;
  }
}
