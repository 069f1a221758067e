import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const app = join(import.meta.dirname, '..');

/** Allows for slow builds on a busy machine. */
const BUILD_TIMEOUT_MS = 120_000;

afterEach(() => vi.unstubAllEnvs());

type Output = Rolldown.RolldownOutput['output'];

/** Builds the app with settings of its environment; nothing is written. */
async function buildApp(settings: Readonly<Record<string, string>>): Promise<Output> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const result = await build({ configFile: join(app, 'vite.config.ts'), logLevel: 'silent', build: { write: false } });
  if (!('output' in result)) throw new Error('The build has several outputs.');
  return result.output;
}

const modulesOf = (output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): readonly string[] =>
  output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));

const textOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): string =>
  file.type === 'chunk' ? file.code : String(file.source);

const isOfDemo = (id: string): boolean => /\/(app|mocks|api-client)\/src\/demo\//.test(id);

describe('a build with the demo', () => {
  it('has it in files that no page of the product needs', { timeout: BUILD_TIMEOUT_MS }, async () => {
    const output = await buildApp({ VITE_DEMO: 'on' });
    expect(modulesOf(output).some(isOfDemo)).toBe(true);
    const shared = output.filter(
      (file) =>
        file.type === 'chunk' && ['content', 'other-content', 'frame', 'start', 'libraries'].includes(file.name),
    );
    expect(shared.length).toBeGreaterThanOrEqual(5);
    expect(modulesOf(shared).filter((id) => isOfDemo(id) || /\/(echarts|zrender|@cantoo)\//.test(id))).toEqual([]);
  });
});

describe('a build without the demo', () => {
  let output: Output;
  beforeAll(async () => {
    output = await buildApp({ VITE_DEMO: 'off' });
  }, BUILD_TIMEOUT_MS);

  it('loads no forms of other pages with the dashboard', () => {
    const chunks = output.filter((file) => file.type === 'chunk');
    const dashboard = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith('/features/dashboard/feature.ts')),
    );
    const nameOf = (fileName: string) => chunks.find((chunk) => chunk.fileName === fileName)?.name;
    const names = dashboard?.imports.map(nameOf) ?? [];
    expect([names.includes('content'), names.includes('other-content')]).toEqual([true, false]);
  });

  it('has no module, text or asset of it', () => {
    const modules = modulesOf(output);
    expect(modules.filter(isOfDemo)).toEqual([]);
    expect(modules.filter((id) => /\/(@tiptap|dompurify)\//.test(id))).toEqual([]);
    const withText = output.filter((file) => /Try the demo|admin@demo\.com|\/apps\/todo/.test(textOf(file)));
    expect(withText.map(({ fileName }) => fileName)).toEqual([]);
  });
});
