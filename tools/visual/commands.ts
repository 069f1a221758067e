import { existsSync } from 'node:fs';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { baselineOf } from './paths.ts';

/** The commands that a story sends to the process that controls its browser. */
export interface VisualCommands {
  /** Turns the browser's forced colors on or off. */
  readonly forceColors: (areForced: boolean) => Promise<void>;
  /** Whether a screenshot exists to compare with. */
  readonly hasBaseline: (screenshot: string) => Promise<boolean>;
}

export const hasBaseline: BrowserCommand<[screenshot: string]> = ({ testPath = '' }, screenshot) =>
  existsSync(baselineOf(testPath, screenshot));
