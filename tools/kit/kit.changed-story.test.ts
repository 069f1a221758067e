/** A story is written once: a change of it, and of nothing else, changes Storybook and the showcase of the app. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace } from '../lib/copy-workspace.ts';

const BUILD_TIMEOUT_MS = 600_000;
const STORY = 'packages/ui-kit/src/elements/divider/divider.stories.tsx';
const PLANTED = 'The text of a planted change';
/** Once in the story, and once in the code that is printed. */
const OCCURRENCES = 2;

let folder: string;

/** Replaces the only occurrence of a text in a file of the copy. */
function replaceIn(path: string, text: string, replacement: string): void {
  const file = join(folder, path);
  const parts = readFileSync(file, 'utf8').split(text);
  if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times ${text}`);
  writeFileSync(file, parts.join(replacement));
}

/** Returns how often the planted text is in the scripts that a build has written. */
function countPlanted(output: string): number {
  return globSync('**/*.js', { cwd: join(folder, output) })
    .map((path) => readFileSync(join(folder, output, path), 'utf8').split(PLANTED).length - 1)
    .reduce((sum, count) => sum + count, 0);
}

const run = (command: string, ...args: string[]): unknown =>
  execFileSync(command, args, {
    cwd: folder,
    stdio: 'pipe',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], STORYBOOK_DISABLE_TELEMETRY: '1' },
  });

beforeAll(() => {
  folder = copyWorkspace();
  replaceIn(STORY, "label: 'Due now'", `label: '${PLANTED}'`);
  // The other stories would take minutes.
  replaceIn('.storybook/main.ts', '../packages/*/src/**/*.stories.tsx', `../${STORY}`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('changes the example and its code in Storybook', { timeout: BUILD_TIMEOUT_MS }, () => {
  run(join(folder, 'node_modules/.bin/storybook'), 'build', '--quiet', '-o', 'storybook-static');
  expect(countPlanted('storybook-static')).toBe(OCCURRENCES);
});

it('changes the example and its code in the app', { timeout: BUILD_TIMEOUT_MS }, () => {
  run(process.execPath, 'tools/build.ts');
  expect(countPlanted('packages/app/dist')).toBe(OCCURRENCES);
});
