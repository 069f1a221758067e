import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { versionFile } from './version-plugin.ts';

const parent = mkdtempSync(join(tmpdir(), 'plinth-version-'));
const folder = join(parent, 'app');
afterAll(() => rmSync(parent, { recursive: true, force: true }));

interface VersionFile {
  readonly version: string;
  readonly scripts: string;
}

/** Builds a page whose script loads a chunk on demand; returns the version file. */
async function buildPage(text: string): Promise<VersionFile> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="./main.js"></script>');
  writeFileSync(join(folder, 'main.js'), 'import("./part.js").then(({ text }) => { document.title = text; });');
  writeFileSync(join(folder, 'part.js'), `export const text = ${JSON.stringify(text)};`);
  await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [versionFile('1.2.3')] });
  return JSON.parse(readFileSync(join(folder, 'dist/version.json'), 'utf8')) as VersionFile;
}

it('names the script of the page, which is another one when any file of the build has changed', async () => {
  const first = await buildPage('one');
  expect(first.version).toBe('1.2.3');
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain(`src="${first.scripts}"`);
  await expect(buildPage('one')).resolves.toEqual(first);
  expect((await buildPage('two')).scripts).not.toBe(first.scripts);
});
