/** Everything that the documentation pages refer to exists. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, colorPairs } from '../../.storybook/docs/contrast.ts';
import { parseTokens } from '../../.storybook/docs/parse-tokens.ts';
import { THEME_PAIRS, themeCode, type Theme } from '../../.storybook/docs/theme.ts';
import { filesOf, readPath } from '../conventions/workspace.ts';

const root = join(import.meta.dirname, '../..');
const tokens = parseTokens(readPath('packages/ui-kit/src/tokens/tokens.css'));
const pages = filesOf(/^\.storybook\/docs\/.*\.mdx$/);
const sources = filesOf(/^\.storybook\/docs\/.*\.(mdx|tsx)$/);

interface Exports {
  readonly exports: Readonly<Record<string, string | { readonly 'plinth-source': string }>>;
}

/** Returns the file that the kit's package exports for a specifier; undefined if there is none. */
function fileOf(specifier: string): string | undefined {
  const exportPath = specifier.replace('@plinth/ui-kit', '.');
  const { exports } = JSON.parse(readPath('packages/ui-kit/package.json')) as Exports;
  for (const [pattern, target] of Object.entries(exports)) {
    const [prefix = '', suffix] = pattern.split('*');
    const path = typeof target === 'string' ? target : target['plinth-source'];
    if (suffix === undefined ? pattern === exportPath : exportPath.startsWith(prefix) && exportPath.endsWith(suffix)) {
      return path.replace('*', exportPath.slice(prefix.length, exportPath.length - (suffix ?? '').length));
    }
  }
  return undefined;
}

describe('Storybook documentation', () => {
  it('links only to existing pages', () => {
    const titles = pages.map(({ text }) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '');
    const ids = titles.map((title) => `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`);
    const links = sources.flatMap(({ text }) =>
      [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id),
    );
    expect(titles.length).toBeGreaterThan(12);
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('imports only what the kit exports', () => {
    const specifiers = sources.flatMap(({ text }) =>
      [...text.matchAll(/'(@plinth\/ui-kit\/[\w./-]+)(?:\?\w+)?'/g)].map(([, specifier = '']) => specifier),
    );
    expect(specifiers.length).toBeGreaterThan(40);
    const missing = specifiers.filter((specifier) => {
      const file = fileOf(specifier);
      return file === undefined || !existsSync(join(root, 'packages/ui-kit', file));
    });
    expect(missing).toEqual([]);
  });

  it('lists each pair of existing colors once', () => {
    const allPairs = colorPairs(tokens);
    const names = new Set(tokens.map(({ name }) => name));
    expect(allPairs.length).toBeGreaterThan(40);
    expect(allPairs.flatMap(({ color, background }) => [color, background]).filter((name) => !names.has(name))).toEqual(
      [],
    );
    expect(new Set(allPairs.map(({ color, background }) => `${color} ${background}`)).size).toBe(allPairs.length);
  });

  it('measures existing colors in the theme builder', () => {
    const names = new Set(tokens.map(({ name }) => name));
    expect(
      THEME_PAIRS.flatMap(({ color, background }) => [color, background]).filter((name) => !names.has(name)),
    ).toEqual([]);
    expect(new Set(THEME_PAIRS.map(({ use }) => use)).size).toBe(THEME_PAIRS.length);
  });

  it.each<readonly [theme: Theme, code: string]>([
    [{ brand: '', skin: 'light', corners: 'standard' }, '/* The defaults of the kit: nothing to set. */'],
    [{ brand: '#7a1fa2', skin: 'light', corners: 'standard' }, ':root {\n  --plinth-brand: #7a1fa2;\n}'],
    [{ brand: '', skin: 'dark', corners: 'standard' }, '/* <html data-skin="dark"> */'],
    [
      { brand: 'teal', skin: 'system', corners: 'square' },
      '/* <html data-skin="system"> */\n:root {\n  --plinth-brand: teal;\n  --plinth-radius-control: 0px;\n  --plinth-radius-card: 0px;\n}',
    ],
  ])('has the code of the theme %j', (theme, code) => {
    expect(themeCode(theme)).toBe(code);
  });

  it('parses every token once, including multi-line values', () => {
    const names = tokens.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(tokens.find(({ name }) => name === 'plinth-space-4')?.value).toBe('1rem');
    expect(tokens.find(({ name }) => name === 'plinth-shadow-menu')?.value).toMatch(
      /^0 0 0 1px .+, 0 2px 4px .+, 0 8px 20px /,
    );
  });

  it('computes WCAG contrast, with translucent colors blended over their background', () => {
    expect(contrast([0, 0, 0, 1], [1, 1, 1, 1])).toBe(21);
    expect(contrast([1, 1, 1, 1], [1, 1, 1, 1])).toBe(1);
    expect(contrast([0, 0, 0, 0], [1, 1, 1, 1])).toBe(1);
    expect(contrast([0.466, 0.466, 0.466, 1], [1, 1, 1, 1])).toBeCloseTo(4.5, 1);
  });
});
