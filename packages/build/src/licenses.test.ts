import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageFolder, readPackage, readPackages } from './licenses.ts';

let root = '';

function writePackage(folder: string, manifest: object, files: Readonly<Record<string, string>> = {}): string {
  const path = join(root, folder);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  return path;
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'licenses-'));
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['/app/node_modules/lit/index.js', '/app/node_modules/lit'],
  ['\0/app/node_modules/lit/index.js', '/app/node_modules/lit'],
  ['/app/node_modules/.pnpm/a@1/node_modules/@scope/a/dist/a.js', '/app/node_modules/.pnpm/a@1/node_modules/@scope/a'],
  ['/app/src/main.tsx', null],
  ['\0vite/preload-helper.js', null],
])('the folder of the package with %j is %j', (path, folder) => {
  expect(packageFolder(path)).toBe(folder);
});

it.each(['LICENSE', 'license.md', 'LICENCE.txt', 'LICENSE-MIT'])('reads the text of the file %s', (file) => {
  const folder = writePackage(file, { name: 'a', version: '1.0.0', license: 'MIT' }, { [file]: ' Free.\n' });
  expect(readPackage(folder).text).toBe('Free.');
});

it('reads a package without a text, whose link is its home page or that of the registry', () => {
  const manifest = { name: '@scope/b', version: '2.0.0', license: 'ISC' };
  const folder = writePackage('b', manifest, { 'licensing.md': 'Other' });
  const link = 'https://www.npmjs.com/package/@scope/b';
  expect(readPackage(folder)).toEqual({ ...manifest, link, text: null });
  const home = 'https://b.example';
  expect(readPackage(writePackage('b-home', { ...manifest, homepage: home })).link).toBe(home);
  expect(readPackage(writePackage('b-http', { ...manifest, homepage: 'http://b.example' })).link).toBe(link);
});

it('refuses a package that names no license', () => {
  const folder = writePackage('c', { name: 'c', version: '1.0.0' });
  expect(() => readPackage(folder)).toThrow('c names no license.');
});

it('lists packages by name and version, each version once', () => {
  const versionOf = (folder: string, name: string, version: string) =>
    writePackage(folder, { name, version, license: 'MIT' });
  const folders = [
    versionOf('d1', 'd', '2.0.0'),
    versionOf('d2', 'd', '1.0.0'),
    versionOf('d3', 'd', '2.0.0'),
    versionOf('e', 'b', '1.0.0'),
  ];
  expect(readPackages(folders).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'b 1.0.0',
    'd 1.0.0',
    'd 2.0.0',
  ]);
});
