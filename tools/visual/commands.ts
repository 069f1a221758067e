import { existsSync } from 'node:fs';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { baselineOf } from './paths.ts';

/** What a story asks of the process that drives its browser. */
export interface VisualCommands {
  /** Makes the system's colours those of the page, or lets the page have its own. */
  readonly forceColors: (areForced: boolean) => Promise<void>;
  /** Whether there is a picture to compare with. */
  readonly hasBaseline: (picture: string) => Promise<boolean>;
}

export const hasBaseline: BrowserCommand<[picture: string]> = ({ testPath = '' }, picture) =>
  existsSync(baselineOf(testPath, picture));
