import { describe, expect, it } from 'vitest';
import type { Json } from './token-values.ts';
import { tokenFiles } from './tokens.ts';

const BLACK = { colorSpace: 'oklch', components: [0, 0, 0] };
const WHITE = { colorSpace: 'oklch', components: [1, 0, 0] };
const modes = (values: Readonly<Record<string, Json>>) => ({ $extensions: { '@plinth/ui-kit': { modes: values } } });
const rem = (value: number) => ({ value, unit: 'rem' });

/** Generates the style sheet and the module for a single token file. */
function files(tokens: Readonly<Record<string, Json>>) {
  return tokenFiles([{ file: 'color.tokens.json', text: JSON.stringify({ $description: 'Sample.', ...tokens }) }]);
}

const css = (tokens: Readonly<Record<string, Json>>): string => files(tokens).css;

describe('tokenFiles', () => {
  it.each<readonly [type: string, value: Json, expected: string]>([
    ['color', BLACK, 'oklch(0 0 0)'],
    ['color', { ...WHITE, alpha: 0.4 }, 'oklch(1 0 0 / 0.4)'],
    ['color', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 }, 'transparent'],
    ['color', { colorSpace: 'srgb', components: [1, 0.5, 0] }, 'color(srgb 1 0.5 0)'],
    ['dimension', rem(1.25), '1.25rem'],
    ['dimension', { value: 0, unit: 'px' }, '0'],
    ['duration', { value: 0, unit: 'ms' }, '0ms'],
    ['number', 1.75, '1.75'],
    ['fontWeight', 600, '600'],
    ['fontFamily', ['Inter Variable', 'Menlo', 'sans-serif'], '"Inter Variable", Menlo, sans-serif'],
    ['cubicBezier', [0.2, 0, 0, 1], 'cubic-bezier(0.2, 0, 0, 1)'],
    [
      'shadow',
      { color: BLACK, offsetX: rem(0), offsetY: rem(1), blur: rem(0), spread: rem(2) },
      '0 1rem 0 2rem oklch(0 0 0)',
    ],
    [
      'shadow',
      [{ color: '{ink}', offsetX: rem(0), offsetY: rem(1), blur: rem(3), spread: rem(0), inset: true }],
      'inset 0 1rem 3rem var(--plinth-ink)',
    ],
  ])('prints a %s', (type, value, expected) => {
    expect(css({ ink: { $type: 'color', $value: BLACK }, it: { $type: type, $value: value } })).toContain(
      `  --plinth-it: ${expected};\n`,
    );
  });

  it('names a token after its path and resolves references', () => {
    const sheet = css({
      color: { $type: 'color', page: { $value: '{palette.paper.50}' } },
      palette: { paper: { 50: { $type: 'color', $value: WHITE } } },
    });
    expect(sheet).toContain('--plinth-color-page: var(--plinth-palette-paper-50);');
  });

  it('includes the dark value in a color and in the colors of a shadow', () => {
    const layer = (color: Json) => ({ color, offsetX: rem(0), offsetY: rem(1), blur: rem(0), spread: rem(0) });
    const sheet = css({
      text: { $type: 'color', $value: BLACK, ...modes({ dark: WHITE }) },
      lift: { $type: 'shadow', $value: layer(BLACK), ...modes({ dark: layer('{text}') }) },
    });
    expect(sheet).toContain('--plinth-text: light-dark(var(--plinth-unset, oklch(0 0 0), oklch(1 0 0)));');
    expect(sheet).toContain('--plinth-lift: 0 1rem light-dark(var(--plinth-unset, oklch(0 0 0), var(--plinth-text)));');
  });

  it('computes a dimension between compact and comfortable from the density', () => {
    const sheet = css({
      density: { $type: 'number', $value: 1, ...modes({ compact: 0 }) },
      row: { $type: 'dimension', $value: rem(3), ...modes({ compact: rem(2.25) }) },
    });
    expect(sheet).toContain('--plinth-row: calc(2.25rem + 0.75rem * var(--plinth-density));');
    expect(sheet).toContain('[data-density="compact"] {\n  --plinth-density: 0;\n}\n');
  });

  it('has one rule for each other mode, in the order of precedence', () => {
    const sheet = css({
      text: { $type: 'color', $value: BLACK, ...modes({ 'more-contrast': WHITE, 'dark-skin': WHITE }) },
    });
    expect(sheet.slice(sheet.indexOf('[data-skin'))).toBe(
      '[data-skin="dark"] {\n  color-scheme: dark;\n  --plinth-text: oklch(1 0 0);\n}\n\n@media (prefers-color-scheme: dark) {\n  [data-skin="system"] {\n    color-scheme: dark;\n    --plinth-text: oklch(1 0 0);\n  }\n}\n\n@media (prefers-contrast: more) {\n  :root {\n    --plinth-text: oklch(1 0 0);\n  }\n}\n',
    );
  });

  it('has the dark skin as the system skin while the user prefers dark', () => {
    const sheet = css({ text: { $type: 'color', $value: BLACK, ...modes({ 'dark-skin': WHITE }) } });
    expect(sheet.slice(sheet.indexOf('@media'))).toBe(
      '@media (prefers-color-scheme: dark) {\n  [data-skin="system"] {\n    color-scheme: dark;\n    --plinth-text: oklch(1 0 0);\n  }\n}\n',
    );
  });

  describe('with the color of a brand', () => {
    const brand = (colors: Json, values: Readonly<Record<string, Json>> = {}) => ({
      $extensions: { '@plinth/ui-kit': { modes: values, brand: colors } },
    });
    const BRANDED = [':where([data-brand])', ':where([style*="--plinth-brand:"])'];
    const within = (ancestor: string): string =>
      BRANDED.map((selector) => `:where(${ancestor}) ${selector}`).join(', ');

    it.each<readonly [what: string, color: Json, expected: string]>([
      ['a lightness', { lightness: 0.9 }, 'oklch(from var(--plinth-brand) 0.9 c h / 1)'],
      [
        'a range of lightness and a maximum of chroma',
        { lightness: [0.2, 0.8], chroma: 0.1 },
        'oklch(from var(--plinth-brand) clamp(0.2, l, 0.8) min(c, 0.1) h / 1)',
      ],
      [
        'a maximum of luminance',
        { lightness: 0.6, luminance: 0.17 },
        'color(from color(from oklch(from var(--plinth-brand) 0.6 c h / 1) srgb clamp(0, r, 1) clamp(0, g, 1) clamp(0, b, 1)) xyz-d65 calc(x * min(1, 0.17 / y)) calc(y * min(1, 0.17 / y)) calc(z * min(1, 0.17 / y)))',
      ],
    ])('derives it from %s', (_, color, expected) => {
      const sheet = css({ ink: { $type: 'color', $value: BLACK, ...brand({ light: color }) } });
      expect(sheet).toContain(`    --plinth-brand-ink: ${expected};\n`);
    });

    it('keeps the value of the token as the fallback, in each mode', () => {
      const sheet = css({
        ink: {
          $type: 'color',
          $value: BLACK,
          ...brand(
            { light: { lightness: 0.4 }, dark: { lightness: 0.6 }, 'dark-skin': { lightness: 0.7 } },
            { dark: WHITE, 'dark-skin': WHITE },
          ),
        },
      });
      expect(sheet).toContain(
        ':root {\n  color-scheme: light;\n  --plinth-ink: light-dark(var(--plinth-unset, var(--plinth-brand-ink, oklch(0 0 0)), var(--plinth-brand-ink-dark, oklch(1 0 0))));\n}',
      );
      expect(sheet).toContain('  --plinth-ink: var(--plinth-brand-ink-dark-skin, oklch(1 0 0));\n');
    });

    it('declares the tokens that depend on it again where a part of the page has a brand, and no others', () => {
      const sheet = css({
        ink: { $type: 'color', $value: BLACK, ...brand({ light: { lightness: 0.4 } }) },
        link: { $type: 'color', $value: '{ink}', ...modes({ bordered: WHITE }) },
        page: { $type: 'color', $value: WHITE, ...modes({ bordered: BLACK, 'navbar-color': '{link}' }) },
      });
      expect(sheet).toContain(
        `\n${BRANDED.join(', ')} {\n  --plinth-ink: var(--plinth-brand-ink, oklch(0 0 0));\n  --plinth-link: var(--plinth-ink);\n}\n`,
      );
      expect(sheet).toContain(`${within('[data-skin="bordered"]')} {\n  --plinth-link: oklch(1 0 0);\n}\n`);
      expect(sheet).toContain(
        `${within('[data-navbar-color]:not([data-navbar-color="white"])')} {\n  --plinth-page: var(--plinth-link);\n}\n`,
      );
    });
  });

  it('accepts letter spacing in em, for which the format has no unit', () => {
    expect(
      css({ tight: { $type: 'number', $value: -0.01, $extensions: { '@plinth/ui-kit': { unit: 'em' } } } }),
    ).toContain('--plinth-tight: -0.01em;');
  });

  it("types each token's name and includes its description", () => {
    const { module } = files({ text: { $type: 'color', $value: BLACK, $description: 'What is read.' } });
    expect(module).toContain("  /** What is read. */\n  'text': 'var(--plinth-text)',\n");
  });
});

describe('tokenFiles rejects', () => {
  const color = (value: Json, properties: Readonly<Record<string, Json>> = {}) => ({
    $type: 'color',
    $value: value,
    ...properties,
  });
  it.each<readonly [what: string, tokens: Readonly<Record<string, Json>>, problem: string]>([
    ['an unknown reference', { color: { page: color('{paper.51}') } }, 'color.page: there is no token {paper.51}'],
    [
      'an unknown reference in a mode',
      { page: color(BLACK, modes({ bordered: '{paper}' })) },
      'page: there is no token {paper}',
    ],
    ['a token that refers to itself', { a: color('{a}') }, 'a: the token refers to itself: a → a'],
    [
      'a cycle',
      { a: color('{b}'), b: color(BLACK, modes({ dark: '{c}' })), c: color('{a}') },
      'b: the token refers to itself: b → c → a → b',
    ],
    [
      'a value of another type',
      { page: color(rem(1)) },
      'page: {"value":1,"unit":"rem"} is not a color: { colorSpace: "oklch" or "srgb", components: three numbers, alpha: 0 to 1 }',
    ],
    [
      'a reference to another type',
      { gap: { $type: 'dimension', $value: '{page}' }, page: color(BLACK) },
      'gap: {page} has the type color, but the type dimension is required',
    ],
    [
      'a unit that the format does not support',
      { gap: { $type: 'dimension', $value: { value: 1, unit: 'em' } } },
      'gap: {"value":1,"unit":"em"} is not a dimension: { value: a number, unit: "px" or "rem" }',
    ],
    [
      'a type that the format does not support',
      { page: { $type: 'paint', $value: BLACK } },
      'page: there is no type "paint"',
    ],
    ['a token without a type', { page: { $value: BLACK } }, 'page: the token and its groups have no $type'],
    [
      'an unknown mode',
      { page: color(BLACK, modes({ night: WHITE })) },
      'page: there is no mode night; there are dark, compact, coarse,',
    ],
    ['a mode of another type', { page: color(BLACK, modes({ bordered: 1 })) }, 'page: 1 is not a color'],
    [
      'a dark value of a type without colors',
      { gap: { $type: 'dimension', $value: rem(1), ...modes({ dark: rem(2) }) } },
      'gap: a dimension has no dark value',
    ],
    [
      'a color of a brand that is a value',
      { page: color(BLACK, { $extensions: { '@plinth/ui-kit': { brand: { light: BLACK } } } }) },
      'page: {"colorSpace":"oklch","components":[0,0,0]} is not the color of a brand',
    ],
    [
      'a color of a brand outside of its range',
      { page: color(BLACK, { $extensions: { '@plinth/ui-kit': { brand: { light: { lightness: [0.2, 47] } } } } }) },
      'page: 47 is not a number from 0 to 1',
    ],
    [
      'a color of a brand in a mode without a value',
      { page: color(BLACK, { $extensions: { '@plinth/ui-kit': { brand: { dark: { lightness: 0.5 } } } } }) },
      'page: a brand has a color in the mode dark, in which the token has no value',
    ],
    [
      'a brand of a token that is no color',
      {
        gap: {
          $type: 'dimension',
          $value: rem(1),
          $extensions: { '@plinth/ui-kit': { brand: { light: { lightness: 0.5 } } } },
        },
      },
      'gap: a brand decides no dimension: only colors',
    ],
    [
      'an unknown extension',
      { page: color(BLACK, { $extensions: { '@plinth/ui-kit': { mode: 'dark' } } }) },
      'page: there is no extension mode of @plinth/ui-kit here',
    ],
    ['an unknown property', { page: { ...color(BLACK), $comment: 'paper' } }, 'page: there is no property $comment'],
    [
      'two tokens with the same name',
      { a: { b: color(BLACK) }, 'a-b': color(BLACK) },
      'a-b: another token has the name --plinth-a-b',
    ],
    [
      'an invalid CSS name',
      { Page: color(BLACK) },
      'Page: a name consists of lowercase letters, digits and single hyphens',
    ],
    ['a value where a token belongs', { page: '#fff' }, 'page: "#fff" is neither a token nor a group'],
    [
      'a token without a description',
      { $description: '', page: color(BLACK) },
      'page: the token and its groups have no $description',
    ],
  ])('%s', (_, tokens, problem) => {
    expect(() => files(tokens)).toThrow(`color.tokens.json: ${problem}`);
  });

  it('invalid JSON', () => {
    expect(() => tokenFiles([{ file: 'color.tokens.json', text: '{' }])).toThrow(
      'color.tokens.json: the file is not JSON',
    );
  });

  it('invalid tokens with all problems at once', () => {
    expect(() => files({ a: color(1), b: color('{c}') })).toThrow(
      /color\.tokens\.json: a: .*\n {2}color\.tokens\.json: b: /,
    );
  });
});
