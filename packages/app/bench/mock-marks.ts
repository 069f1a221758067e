import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Strings that occur only in the mock, its hosted pages or the emulator's pop-up stand-in, with their source files. */
export const MARKS: Readonly<Record<string, string>> = {
  'There is a lead already': 'packages/mocks/src/provider/leads/leads.ts',
  'Promo code HARVEST500': 'packages/mocks/src/provider/contracts/plans.ts',
  'The identity emulator responded with': 'packages/mocks/src/emulator-claims.ts',
  Bridgewell: 'packages/mocks/src/hosted/bank.ts',
  'Choose at least one account.': 'packages/mocks/src/hosted/bank.ts',
  'Make it fail': 'packages/mocks/src/hosted/flow.ts',
  'Sign-in channel': 'packages/app/src/core/session/emulator-popup.ts',
  'mockServiceWorker.js': 'packages/mocks/src/browser.ts',
};

/** Files that only a build with the mock has: its service worker and the hosted pages. */
const FILES = /(^|\/)(mockServiceWorker\.js|hosted\/[^/]+\.html)$/;

/**
 * Returns the traces of the mock in a build: `file: mark` for each mark in a file, and files that belong to the mock.
 */
export function findMock(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll(sep, '/');
    const content = readFileSync(path, 'latin1');
    const foundMarks = Object.keys(MARKS)
      .filter((mark) => content.includes(mark))
      .map((mark) => `${name}: ${mark}`);
    return FILES.test(name) ? [name, ...foundMarks] : foundMarks;
  });
}
