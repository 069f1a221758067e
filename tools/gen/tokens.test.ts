import { describe, expect, it } from 'vitest';
import type { Json } from './token-values.ts';
import { tokenFiles } from './tokens.ts';

const BLACK = { colorSpace: 'oklch', components: [0, 0, 0] };
const WHITE = { colorSpace: 'oklch', components: [1, 0, 0] };
const modes = (values: Readonly<Record<string, Json>>) => ({ $extensions: { '@plinth/ui-kit': { modes: values } } });
const rem = (value: number) => ({ value, unit: 'rem' });

/** Generates the style sheet and the module for a single token file. */
function files(tokens: Readonly<Record<string, Json>>) {
  return tokenFiles([{ file: 'color.tokens.json', text: JSON.stringify({ $description: 'Words.', ...tokens }) }]);
}

const css = (tokens: Readonly<Record<string, Json>>): string => files(tokens).css;

describe('the sheet of the design tokens', () => {
  it.each<readonly [type: string, value: Json, printed: string]>([
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
  ])('prints a %s', (type, value, printed) => {
    expect(css({ ink: { $type: 'color', $value: BLACK }, it: { $type: type, $value: value } })).toContain(
      `  --plinth-it: ${printed};\n`,
    );
  });

  it('calls a token after its path and reads the one that it refers to', () => {
    const sheet = css({
      color: { $type: 'color', page: { $value: '{palette.paper.50}' } },
      palette: { paper: { 50: { $type: 'color', $value: WHITE } } },
    });
    expect(sheet).toContain('--plinth-color-page: var(--plinth-palette-paper-50);');
  });

  it('writes the dark value into a colour, and into the colours of a shadow', () => {
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

  it('has one rule for each other mode, the later one winning', () => {
    const sheet = css({
      text: { $type: 'color', $value: BLACK, ...modes({ 'more-contrast': WHITE, 'dark-skin': WHITE }) },
    });
    expect(sheet.slice(sheet.indexOf('[data-skin'))).toBe(
      '[data-skin="dark"] {\n  color-scheme: dark;\n  --plinth-text: oklch(1 0 0);\n}\n\n@media (prefers-contrast: more) {\n  :root {\n    --plinth-text: oklch(1 0 0);\n  }\n}\n',
    );
  });

  it('takes letter spacing in em, for which the format has no unit', () => {
    expect(
      css({ tight: { $type: 'number', $value: -0.01, $extensions: { '@plinth/ui-kit': { unit: 'em' } } } }),
    ).toContain('--plinth-tight: -0.01em;');
  });

  it("types each token's name and says what the token is for", () => {
    const { module } = files({ text: { $type: 'color', $value: BLACK, $description: 'What is read.' } });
    expect(module).toContain("  /** What is read. */\n  'text': 'var(--plinth-text)',\n");
  });
});

describe('the generator refuses', () => {
  const color = (value: Json, more: Readonly<Record<string, Json>> = {}) => ({
    $type: 'color',
    $value: value,
    ...more,
  });
  it.each<readonly [what: string, tokens: Readonly<Record<string, Json>>, problem: string]>([
    ['a reference to nothing', { color: { page: color('{paper.51}') } }, 'color.page: there is no token {paper.51}'],
    [
      'a reference to nothing in a mode',
      { page: color(BLACK, modes({ bordered: '{paper}' })) },
      'page: there is no token {paper}',
    ],
    ['a token that refers to itself', { a: color('{a}') }, 'a: it refers to itself: a → a'],
    [
      'a cycle',
      { a: color('{b}'), b: color(BLACK, modes({ dark: '{c}' })), c: color('{a}') },
      'b: it refers to itself: b → c → a → b',
    ],
    [
      'a value of another type',
      { page: color(rem(1)) },
      'page: {"value":1,"unit":"rem"} is not a colour: { colorSpace: "oklch" or "srgb", components: three numbers, alpha: 0 to 1 }',
    ],
    [
      'a reference to another type',
      { gap: { $type: 'dimension', $value: '{page}' }, page: color(BLACK) },
      'gap: {page} is a color, where a dimension belongs',
    ],
    [
      'a unit that the format has not',
      { gap: { $type: 'dimension', $value: { value: 1, unit: 'em' } } },
      'gap: {"value":1,"unit":"em"} is not a dimension: { value: a number, unit: "px" or "rem" }',
    ],
    ['a type that the format has not', { page: { $type: 'colour', $value: BLACK } }, 'page: there is no type "colour"'],
    ['a token without a type', { page: { $value: BLACK } }, 'page: it has no $type, nor has a group around it'],
    [
      'an unknown mode',
      { page: color(BLACK, modes({ night: WHITE })) },
      'page: there is no mode night; there are dark, compact, coarse,',
    ],
    ['a mode of another type', { page: color(BLACK, modes({ bordered: 1 })) }, 'page: 1 is not a colour'],
    [
      'a dark value of what has no colour',
      { gap: { $type: 'dimension', $value: rem(1), ...modes({ dark: rem(2) }) } },
      'gap: a dimension has no dark value',
    ],
    [
      'an extension that it does not know',
      { page: color(BLACK, { $extensions: { '@plinth/ui-kit': { mode: 'dark' } } }) },
      'page: there is no extension mode of @plinth/ui-kit here',
    ],
    [
      'a property that the format has not',
      { page: { ...color(BLACK), $comment: 'paper' } },
      'page: there is no property $comment',
    ],
    [
      'two tokens of one name',
      { a: { b: color(BLACK) }, 'a-b': color(BLACK) },
      'a-b: a second token is called --plinth-a-b',
    ],
    ['a name that is none of CSS', { Page: color(BLACK) }, 'Page: a name has small letters, digits and single hyphens'],
    ['a value where a token belongs', { page: '#fff' }, 'page: "#fff" is neither a token nor a group'],
    [
      'a token that nothing says the use of',
      { $description: '', page: color(BLACK) },
      'page: it has no $description, nor has a group around it',
    ],
  ])('%s', (_, tokens, problem) => {
    expect(() => files(tokens)).toThrow(`color.tokens.json: ${problem}`);
  });

  it('what is no JSON', () => {
    expect(() => tokenFiles([{ file: 'color.tokens.json', text: '{' }])).toThrow('color.tokens.json: this is not JSON');
  });

  it('and says everything that is wrong at once', () => {
    expect(() => files({ a: color(1), b: color('{c}') })).toThrow(
      /color\.tokens\.json: a: .*\n {2}color\.tokens\.json: b: /,
    );
  });
});
