import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

const app = join(import.meta.dirname, '..');

afterEach(() => vi.unstubAllEnvs());

/** Builds the app with settings of its environment; nothing is written. */
async function buildApp(settings: Readonly<Record<string, string>>): Promise<Rolldown.RolldownOutput['output']> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const result = await build({ configFile: join(app, 'vite.config.ts'), logLevel: 'silent', build: { write: false } });
  if (!('output' in result)) throw new Error('The build has several outputs.');
  return result.output;
}

const modulesOf = (output: Rolldown.RolldownOutput['output']): readonly string[] =>
  output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));

const textOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): string =>
  file.type === 'chunk' ? file.code : String(file.source);

describe('a build without the demo', () => {
  it('has no module, text or asset of it', { timeout: 120_000 }, async () => {
    const isOfDemo = (id: string) => /\/(app|mocks|api-client)\/src\/demo\//.test(id);
    expect(modulesOf(await buildApp({ VITE_DEMO: 'on' })).some(isOfDemo)).toBe(true);
    const output = await buildApp({ VITE_DEMO: 'off' });
    const modules = modulesOf(output);
    expect(modules.filter(isOfDemo)).toEqual([]);
    expect(modules.filter((id) => /\/(@tiptap|dompurify|sortablejs)\//.test(id))).toEqual([]);
    const withText = output.filter((file) => /Try the demo|admin@demo\.com|\/apps\/todo/.test(textOf(file)));
    expect(withText.map(({ fileName }) => fileName)).toEqual([]);
  });
});
