import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseFolder, type CruiseResult } from './cruise.ts';

/** One planted violation for each rule: the file and its code. */
const PLANTED: Readonly<Record<string, readonly [file: string, code: string]>> = {
  'packages-without-tools': ['packages/app/vite.config.ts', "export { x } from '../../tools/x.ts';"],
  'build-is-a-leaf': ['packages/build/src/a.ts', "export { x } from '../../ui-kit/src/x.ts';"],
  'sources-without-build': ['packages/mocks/src/a.ts', "export { x } from '../../build/src/x.ts';"],
  'kit-is-a-leaf': [
    'packages/ui-kit/src/a.ts',
    "import type { x } from '../../api-client/src/x.ts'; export type A = typeof x;",
  ],
  'docs-know-only-the-kit': ['packages/docs/src/a.ts', "export { x } from '../../pdf/src/x.ts';"],
  'docs-in-the-showcase': ['packages/app/src/demo/one/docs.ts', "export { x } from '../../../../docs/src/x.ts';"],
  'api-client-is-a-leaf': ['packages/api-client/src/a.ts', "export { x } from '../../ui-kit/src/x.ts';"],
  'pdf-is-a-leaf': ['packages/pdf/src/a.ts', "export { x } from '../../api-client/src/x.ts';"],
  'mocks-without-app-and-kit': [
    'packages/mocks/src/kit.ts',
    "import type { x } from '../../ui-kit/src/x.ts'; export type A = typeof x;",
  ],
  'mock-engine-knows-no-api': ['packages/mocks/src/engine/a.ts', "export { x } from '../provider/x.ts';"],
  'mocks-imported-once': ['packages/app/src/shell/mocked.ts', "export { x } from '../../../mocks/src/x.ts';"],
  'shared-knows-nothing-above': ['packages/app/src/shared/a.ts', "export { x } from '../core/x.ts';"],
  'core-knows-no-feature': ['packages/app/src/core/a.ts', "export { x } from '../features/one/x.ts';"],
  'features-know-no-shell': ['packages/app/src/features/one/a.ts', "export { x } from '../../shell/x.ts';"],
  'features-know-no-other-feature': ['packages/app/src/features/one/b.ts', "export { x } from '../two/x.ts';"],
  'features-by-their-entry': ['packages/app/src/shell/b.ts', "export { x } from '../features/one/x.ts';"],
  'axios-imported-once': ['packages/app/src/core/http.ts', "import axios from 'axios'; export const get = axios.get;"],
  'demo-imported-once': ['packages/app/src/core/demo-import.ts', "export { x } from '../demo/one/x.ts';"],
  'sanitizer-imported-once': [
    'packages/app/src/core/clean.ts',
    "import clean from 'dompurify'; export const c = clean;",
  ],
  'editor-imported-once': ['packages/app/src/core/edit.ts', "export { Editor } from '@tiptap/core';"],
  'firebase-imported-once': ['packages/app/src/core/fire.ts', "export { getAuth } from 'firebase/auth';"],
  'casl-imported-once': ['packages/app/src/core/can.ts', "export { Ability } from '@casl/ability';"],
  'echarts-imported-once': ['packages/app/src/features/one/chart.ts', "export { use } from 'echarts/core';"],
  'router-imported-once': ['packages/app/src/core/link.ts', "export { Link } from 'react-router-dom';"],
  'translator-imported-once': [
    'packages/app/src/features/one/words.ts',
    "import i18next from 'i18next'; export const t = i18next.t;",
  ],
  'no-cycles': ['packages/app/src/core/ring-a.ts', "export { b } from './ring-b.ts'; export const a = 1;"],
};
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/app/src/core/ring-b.ts': "export { a } from './ring-a.ts'; export const b = 2;",
  'packages/app/src/core/fine.ts': "export { x } from '../shared/x.ts';",
  'packages/app/src/features/one/fine.ts': "export { x } from '../_shared/x.ts';",
  'packages/app/playwright.config.ts': "export { x } from '../build/src/x.ts';",
  'packages/mocks/src/fine.ts':
    "export { x } from '../../api-client/src/x.ts'; export { y } from '../../pdf/src/x.ts';",
  'packages/mocks/src/search.ts': "export { foldText } from '../../ui-kit/src/base/search-text.ts';",
};
/** Distant relative imports of each kind. */
const DISTANT: Readonly<Record<string, string>> = {
  'packages/app/src/features/one/static.ts': "export { x } from '../../shared/x.ts';",
  'packages/app/src/features/one/side-effect.ts': "import '../../shared/x.ts';",
  'packages/app/src/features/one/dynamic.ts': "export const load = () => import('../../shared/x.ts');",
};
const TARGETS = [
  'tools',
  'packages/build/src',
  'packages/ui-kit/src',
  'packages/api-client/src',
  'packages/pdf/src',
  'packages/mocks/src',
  'packages/mocks/src/provider',
  'packages/app/src/core',
  'packages/app/src/shared',
  'packages/app/src/shell',
  'packages/app/src/demo/one',
  'packages/docs/src',
  'packages/app/src/features/_shared',
  'packages/app/src/features/one',
  'packages/app/src/features/two',
];

let folder: string;
let result: CruiseResult;

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${text}\n`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-boundaries-'));
  for (const target of TARGETS) plant(`${target}/x.ts`, 'export const x = 1;');
  for (const [path, code] of Object.values(PLANTED)) plant(path, code);
  for (const [path, code] of Object.entries({ ...ALLOWED, ...DISTANT })) plant(path, code);
  const app = join(import.meta.dirname, '../../packages/app');
  createRequire(join(app, 'package.json')).resolve('firebase/auth');
  symlinkSync(join(app, 'node_modules'), join(folder, 'node_modules'));
  result = await cruiseFolder(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the boundaries', () => {
  it.each(Object.entries(PLANTED))('%s catches a planted violation', (rule, [file]) => {
    expect(result.violations.filter((violation) => violation.rule === rule && violation.from === file)).not.toEqual([]);
  });

  it('say what each rule allows', () => {
    expect(result.violations.filter(({ comment }) => comment === '')).toEqual([]);
  });

  it.each(Object.keys(DISTANT))('report the distant import of %s', (from) => {
    expect(result.distantImports).toContainEqual({ from, to: '../../shared/x.ts' });
  });

  it('accept allowed imports', () => {
    const allowed = Object.keys(ALLOWED).filter((path) => !path.endsWith('ring-b.ts'));
    expect(result.violations.filter(({ from }) => allowed.includes(from))).toEqual([]);
    expect(result.modules).toEqual(expect.arrayContaining(allowed));
  });

  it('have a planted violation for each rule', () => {
    const { forbidden } = createRequire(import.meta.url)('./rules.cjs') as { forbidden: { name: string }[] };
    expect(Object.keys(PLANTED).toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted());
  });
});
