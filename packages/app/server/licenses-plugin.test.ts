import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readPackages } from '@plinth/build/licenses';
import { describe, expect, it } from 'vitest';
import { bundledFolders, installedFolders } from './licenses-plugin.ts';

const app = join(import.meta.dirname, '..');
const { resolve } = createRequire(join(app, 'package.json'));
const namesOf = (folders: Iterable<string>) => readPackages(folders).map(({ name }) => name);
const font = '../../node_modules/.pnpm/inter/node_modules/@fontsource-variable/inter/files/inter.woff2';

describe('the packages of a build', () => {
  it.each([
    ['a module of a package', { type: 'chunk', moduleIds: [resolve('react')] }, ['react']],
    ['a module of the app', { type: 'chunk', moduleIds: [join(app, 'src/main.tsx')] }, []],
    ['an icon of the kit', { type: 'chunk', moduleIds: ['/repository/ui-kit/src/icons/mail.ts'] }, ['lucide-static']],
    ['a module of the build tool', { type: 'chunk', moduleIds: ['\0rolldown/runtime.js'] }, ['rolldown']],
    ['the helper that loads modules', { type: 'chunk', moduleIds: ['\0vite/preload-helper.js'] }, ['vite']],
  ] as const)('with %s are known', (_name, { type, moduleIds }, names) => {
    expect(namesOf(bundledFolders([{ type, moduleIds: [...moduleIds] }]))).toEqual(names);
  });

  it('include those of files', () => {
    const folder = join(app, font, '../..');
    expect([...bundledFolders([{ type: 'asset', originalFileNames: [font] }])]).toEqual([folder]);
  });
});

it('the installed packages include those that the packages of the workspace depend on, and none for development', () => {
  const names = namesOf(installedFolders());
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', 'axios', 'lit', 'lucide-static']));
  expect(names).not.toContain('vitest');
  expect(names.filter((name) => name.startsWith('@plinth/'))).toEqual([]);
});
