import { afterEach, describe, expect, it } from 'vitest';
import { contrastRatio, paintColors } from '#testing/contrast.ts';
import { type TokenName, tokens } from './tokens.ts';

/** A stack of colors from top to bottom; the last one is opaque. */
type Layers = readonly TokenName[];

interface Pair {
  readonly foreground: TokenName;
  readonly background: Layers;
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for controls, states and graphics (1.4.11). */
  readonly minimum: 4.5 | 3;
}

type Role = Extract<TokenName, `color-${string}`>;
const roles = Object.keys(tokens).filter((name): name is Role => name.startsWith('color-'));
const isRole = (name: string): name is Role => roles.some((role) => role === name);

const SURFACES = [
  'color-page',
  'color-surface',
  'color-surface-sunken',
  'color-surface-float',
  'color-field',
] as const satisfies Layers;
const OVERLAYS = ['color-hover', 'color-active'] as const satisfies Layers;
/** The backgrounds of text of any emphasis. */
const BACKGROUNDS: readonly Layers[] = [
  ...SURFACES.map((surface) => [surface]),
  ...OVERLAYS.flatMap((overlay) => SURFACES.map((surface) => [overlay, surface])),
  ['color-selected'],
  ['color-hover', 'color-selected'],
];

const textPairs = (foreground: TokenName, ...backgrounds: readonly Layers[]): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum: 4.5 }));
const linePairs = (foreground: TokenName, ...backgrounds: readonly Layers[]): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum: 3 }));

const withOverlay = (overlay: TokenName, backgrounds: readonly Layers[]): readonly Layers[] =>
  backgrounds.map((background) => [overlay, ...background]);
const surfaces: readonly Layers[] = SURFACES.map((surface) => [surface]);
const hovered = withOverlay('color-hover', surfaces);

/** `<x>-text` on surfaces and on `<x>-surface`, also hovered. */
const tinted = roles.flatMap((foreground) => {
  const tint = foreground.replace(/-text$/, '-surface');
  return foreground.endsWith('-text') && isRole(tint)
    ? textPairs(foreground, ...surfaces, ...hovered, [tint], ['color-hover', tint])
    : [];
});

/** `on-<x>` on `<x>`, also hovered and pressed. */
const filled = roles.flatMap((foreground) => {
  const fill = foreground.replace('color-on-', 'color-');
  return foreground.startsWith('color-on-')
    ? ['', '-hover', '-active'].flatMap((state) =>
        isRole(`${fill}${state}`) ? textPairs(foreground, [`${fill}${state}` as TokenName]) : [],
      )
    : [];
});

/** The tinted backgrounds of states, such as `danger-surface`. Icons have the color with the state's name, such as `danger`. */
const tints = roles.filter((name) => name.endsWith('-surface') && name !== 'color-surface').map((tint) => [tint]);
const stateColors = tints.map(([tint = 'color-surface']) => tint.replace(/-surface$/, '')).filter(isRole);

const PAIRS: readonly Pair[] = [
  ...textPairs('color-text', ...BACKGROUNDS, ...tints),
  ...textPairs('color-text-muted', ...BACKGROUNDS, ...tints),
  // A count has an overlay as its background, also in a hovered or selected row.
  ...textPairs('color-text-muted', ...withOverlay('color-hover', hovered), [
    'color-hover',
    'color-hover',
    'color-selected',
  ]),
  ...textPairs('color-text-faint', ...surfaces, ...hovered, ['color-selected']),
  ...textPairs('color-chart-axis', ['color-page'], ['color-surface']),
  ...textPairs('color-primary-text', ['color-selected'], ['color-hover', 'color-selected']),
  ...tinted,
  ...filled,
  // The accent button has no hover color; the overlay is drawn over it.
  ...textPairs('color-on-accent', ['color-hover', 'color-accent']),
  // A pressed danger item of a menu.
  ...textPairs('color-danger-text', ['color-active', 'color-surface-float']),
  ...linePairs('color-line-control', ...surfaces, ['color-hover', 'color-surface']),
  ...linePairs('color-focus', ...surfaces, ['color-selected'], ...tints),
  ...stateColors.flatMap((foreground) => linePairs(foreground, ...surfaces)),
  // Fills and lines of selected items, and the filled part of a bar.
  ...linePairs('color-primary', ['color-selected'], ['color-primary-surface'], ['color-track']),
  ...linePairs('color-success', ['color-track']),
  ...linePairs('palette-paper-0', ['color-line-control'], ['color-primary']),
  ...(['color-chart-1', 'color-chart-3', 'color-chart-4'] as const).flatMap((series) =>
    linePairs(series, ['color-surface']),
  ),
];

/** The backgrounds of the menu and of its popups. */
const MENU: readonly Pair[] = [
  ...textPairs(
    'color-text',
    ['menu-surface'],
    ['color-hover', 'menu-surface'],
    ['color-active', 'menu-surface'],
    ['menu-selected', 'menu-surface'],
  ),
  ...textPairs(
    'color-text-muted',
    ['menu-surface'],
    ['color-hover', 'menu-surface'],
    ['color-hover', 'menu-selected', 'menu-surface'],
  ),
  ...textPairs('color-text-faint', ['menu-surface'], ['color-hover', 'menu-surface']),
  ...linePairs('color-primary-text', ['menu-selected', 'menu-surface']),
  ...linePairs('color-focus', ['menu-surface'], ['menu-selected', 'menu-surface']),
  ...linePairs('color-accent', ['menu-surface'], ['color-hover', 'menu-surface'], ['menu-selected', 'menu-surface']),
  ...(['color-text', 'color-text-muted', 'color-text-faint'] as const).flatMap((foreground) =>
    textPairs(foreground, ['color-surface-float'], ['color-hover', 'color-surface-float']),
  ),
];

/** The backgrounds of the navbar and of its popups. */
const NAVBAR: readonly Pair[] = [
  ...(['navbar-surface', 'color-surface-float'] as const).flatMap((background) => [
    ...(['color-text', 'color-text-muted', 'color-text-faint'] as const).flatMap((foreground) =>
      textPairs(foreground, [background], ['color-hover', background]),
    ),
    ...linePairs('color-focus', [background]),
  ]),
  ...textPairs('color-text', ['color-active', 'navbar-surface']),
  ...linePairs('color-accent', ['navbar-surface']),
  ...['color-primary-text', 'color-danger-text']
    .filter(isRole)
    .flatMap((foreground) => textPairs(foreground, ['color-surface-float'], ['color-hover', 'color-surface-float'])),
];

/** Toasts and tooltips, which are dark in every skin. */
const INVERSE: readonly Pair[] = [
  ...textPairs('color-text-inverse', ['color-surface-inverse']),
  ...(['color-text', 'color-text-muted'] as const).flatMap((foreground) =>
    textPairs(foreground, ['color-surface-inverse'], ['color-hover', 'color-surface-inverse']),
  ),
  ...linePairs('color-text-faint', ['color-surface-inverse']),
  ...(['color-info', 'color-success', 'color-warning', 'color-danger-text', 'color-focus'] as const).flatMap(
    (foreground) => linePairs(foreground, ['color-surface-inverse']),
  ),
];

/** Renders markup and returns a function that resolves a token to its color inside the `data-here` element, once. */
function colorReader(html: string): (name: TokenName) => string {
  document.body.innerHTML = html;
  const probe = document.createElement('span');
  const container = document.querySelector('[data-here]') ?? document.body;
  container.append(probe);
  const colors = new Map<TokenName, string>();
  return (name) => {
    const color = colors.get(name);
    if (color !== undefined) return color;
    probe.style.color = '';
    probe.style.color = tokens[name];
    const computed = getComputedStyle(probe).color;
    colors.set(name, computed);
    return computed;
  };
}

function ratio(colorOf: (name: TokenName) => string, { foreground, background }: Pair): number {
  const layers = background.map(colorOf);
  // The contrast of a translucent background is unknown, since the pair lacks the color below it.
  if (paintColors(layers)[3] !== 255) throw new Error(`${background.join(' over ')} is translucent.`);
  return contrastRatio(colorOf(foreground), layers);
}

/** Returns a description of each pair with insufficient contrast. */
function findFailures(html: string, pairs: readonly Pair[]): readonly string[] {
  const colorOf = colorReader(html);
  return pairs.flatMap((pair) => {
    const contrast = ratio(colorOf, pair);
    return contrast < pair.minimum
      ? [`${pair.foreground} on ${pair.background.join(' over ')}: ${contrast.toFixed(2)} of ${pair.minimum}`]
      : [];
  });
}

afterEach(() => {
  delete document.documentElement.dataset['skin'];
  document.documentElement.style.removeProperty('--plinth-brand');
  document.body.replaceChildren();
});

const SKINS = ['light', 'bordered', 'dark', 'semi-dark'];
const NAVBARS = ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'];

describe.each(SKINS)('in the skin %s', (skin) => {
  const failuresInSkin = (html: string, pairs: readonly Pair[]): readonly string[] => {
    document.documentElement.dataset['skin'] = skin;
    return findFailures(html, pairs);
  };

  it('the page has sufficient contrast', () => {
    expect(failuresInSkin('<main data-here></main>', PAIRS)).toEqual([]);
  });

  it('the menu has sufficient contrast', () => {
    expect(failuresInSkin('<nav data-part="menu" data-here></nav>', MENU)).toEqual([]);
  });

  it('toasts and tooltips have sufficient contrast', () => {
    expect(failuresInSkin('<p style="color-scheme: dark" data-here></p>', INVERSE)).toEqual([]);
  });

  it.each(NAVBARS)('a navbar with the color %s has sufficient contrast', (color) => {
    expect(failuresInSkin(`<header data-navbar-color="${color}" data-here></header>`, NAVBAR)).toEqual([]);
  });
});

const HUES = Array.from({ length: 12 }, (_, index) => index * 30);
/** Brands of every hue, pale, dark and vivid, grey ones, and the corners of sRGB, where a hue is most saturated. */
const BRANDS = [
  ...HUES.flatMap((hue) => [`oklch(0.93 0.06 ${hue})`, `oklch(0.25 0.07 ${hue})`, `oklch(0.65 0.3 ${hue})`]),
  '#000',
  '#0b0b0f',
  '#555',
  '#808080',
  '#bbb',
  '#fafafa',
  '#fff',
  '#f00',
  '#ff0',
  '#0f0',
  '#0ff',
  '#00f',
  '#f0f',
  '#fffde7',
  '#7a1fa2',
  'color(display-p3 0 1 0)',
];

describe.each(['light', 'dark'])('with any brand in the skin %s', (skin) => {
  it.each([
    ['the page', '<main data-here></main>', PAIRS],
    ['a part of the page with its own brand', '<main data-brand data-here></main>', PAIRS],
    ['the menu', '<nav data-part="menu" data-here></nav>', MENU],
    ['a toast or tooltip', '<p style="color-scheme: dark" data-here></p>', INVERSE],
    ['a navbar in the primary color', '<header data-navbar-color="primary" data-here></header>', NAVBAR],
  ])('%s has sufficient contrast', (_, html, pairs) => {
    document.documentElement.dataset['skin'] = skin;
    const failures = BRANDS.flatMap((brand) => {
      document.documentElement.style.setProperty('--plinth-brand', brand);
      return findFailures(html, pairs).map((failure) => `${brand}: ${failure}`);
    });
    expect(failures).toEqual([]);
  });
});

it('with any brand, the menu of the semi-dark skin has sufficient contrast', () => {
  document.documentElement.dataset['skin'] = 'semi-dark';
  const failures = BRANDS.flatMap((brand) => {
    document.documentElement.style.setProperty('--plinth-brand', brand);
    return findFailures('<nav data-part="menu" data-here></nav>', MENU).map((failure) => `${brand}: ${failure}`);
  });
  expect(failures).toEqual([]);
});

it('computes 21 for black on white, and less for a translucent black', () => {
  expect(contrastRatio('#000', ['#fff'])).toBeCloseTo(21, 5);
  expect(contrastRatio('rgb(0 0 0 / 0.5)', ['#fff'])).toBeCloseTo(3.98, 1);
});
