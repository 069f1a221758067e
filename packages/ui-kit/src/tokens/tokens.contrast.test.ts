import { afterEach, describe, expect, it } from 'vitest';
import { type TokenName, tokens } from './tokens.ts';

/** One colour over others: the last is the ground that nothing shines through. */
type Layers = readonly TokenName[];

interface Pair {
  readonly mark: TokenName;
  readonly on: Layers;
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for what tells a control, a state or a figure (1.4.11). */
  readonly least: 4.5 | 3;
}

type Role = Extract<TokenName, `color-${string}`>;
const roles = Object.keys(tokens).filter((name): name is Role => name.startsWith('color-'));
const isRole = (name: string): name is Role => roles.some((role) => role === name);

const SHEETS = [
  'color-page',
  'color-surface',
  'color-surface-sunken',
  'color-surface-float',
  'color-field',
] as const satisfies Layers;
const WASHES = ['color-hover', 'color-active'] as const satisfies Layers;
/** Every ground that text of any rank may stand on. */
const GROUNDS: readonly Layers[] = [
  ...SHEETS.map((sheet) => [sheet]),
  ...WASHES.flatMap((wash) => SHEETS.map((sheet) => [wash, sheet])),
  ['color-selected'],
  ['color-hover', 'color-selected'],
];

const text = (mark: TokenName, ...grounds: readonly Layers[]): Pair[] =>
  grounds.map((on) => ({ mark, on, least: 4.5 }));
const line = (mark: TokenName, ...grounds: readonly Layers[]): Pair[] => grounds.map((on) => ({ mark, on, least: 3 }));

const over = (wash: TokenName, grounds: readonly Layers[]): readonly Layers[] => grounds.map((on) => [wash, ...on]);
const sheets: readonly Layers[] = SHEETS.map((sheet) => [sheet]);
const hovered = over('color-hover', sheets);

/** `<x>-text` stands on sheets and on `<x>-surface`, hovered or not. */
const tinted = roles.flatMap((mark) => {
  const tint = mark.replace(/-text$/, '-surface');
  return mark.endsWith('-text') && isRole(tint) ? text(mark, ...sheets, ...hovered, [tint], ['color-hover', tint]) : [];
});

/** `on-<x>` stands on `<x>`, hovered and pressed too. */
const filled = roles.flatMap((mark) => {
  const fill = mark.replace('color-on-', 'color-');
  return mark.startsWith('color-on-')
    ? ['', '-hover', '-active'].flatMap((state) =>
        isRole(`${fill}${state}`) ? text(mark, [`${fill}${state}` as TokenName]) : [],
      )
    : [];
});

/** What has a tint is a state: its own name is its mark, and text of the first two ranks is drawn on the tint. */
const tints = roles.filter((name) => name.endsWith('-surface') && name !== 'color-surface').map((tint) => [tint]);
const marks = tints.map(([tint = 'color-surface']) => tint.replace(/-surface$/, '')).filter(isRole);

const PAIRS: readonly Pair[] = [
  ...text('color-text', ...GROUNDS, ...tints),
  ...text('color-text-muted', ...GROUNDS, ...tints),
  // A count is a wash of its own; so is the badge of a row that is hovered or chosen.
  ...text('color-text-muted', ...over('color-hover', hovered), ['color-hover', 'color-hover', 'color-selected']),
  ...text('color-text-faint', ...sheets, ...hovered, ['color-selected']),
  ...text('color-chart-axis', ['color-page'], ['color-surface']),
  ...text('color-primary-text', ['color-selected'], ['color-hover', 'color-selected']),
  ...tinted,
  ...filled,
  // The accent's button has no colours of its own for hover: the wash is laid over it.
  ...text('color-on-accent', ['color-hover', 'color-accent']),
  ...line('color-line-control', ...sheets, ['color-hover', 'color-surface']),
  ...line('color-focus', ...sheets, ['color-selected'], ...tints),
  ...marks.flatMap((mark) => line(mark, ...sheets)),
  // Fills and lines of what is chosen, and the part of a bar that is filled.
  ...line('color-primary', ['color-selected'], ['color-primary-surface'], ['color-track']),
  ...line('color-success', ['color-track']),
  ...line('palette-paper-0', ['color-line-control'], ['color-primary']),
  ...(['color-chart-1', 'color-chart-3', 'color-chart-4'] as const).flatMap((series) =>
    line(series, ['color-surface']),
  ),
];

/** The menu's own grounds, and what opens from it. */
const MENU: readonly Pair[] = [
  ...text(
    'color-text',
    ['menu-surface'],
    ['color-hover', 'menu-surface'],
    ['color-active', 'menu-surface'],
    ['menu-selected', 'menu-surface'],
  ),
  ...text(
    'color-text-muted',
    ['menu-surface'],
    ['color-hover', 'menu-surface'],
    ['color-hover', 'menu-selected', 'menu-surface'],
  ),
  ...text('color-text-faint', ['menu-surface'], ['color-hover', 'menu-surface']),
  ...line('color-primary-text', ['menu-selected', 'menu-surface']),
  ...line('color-focus', ['menu-surface'], ['menu-selected', 'menu-surface']),
  ...line('color-accent', ['menu-surface'], ['color-hover', 'menu-surface'], ['menu-selected', 'menu-surface']),
  ...(['color-text', 'color-text-muted', 'color-text-faint'] as const).flatMap((mark) =>
    text(mark, ['color-surface-float'], ['color-hover', 'color-surface-float']),
  ),
];

/** The navbar's own ground, and the menus that open from it. */
const NAVBAR: readonly Pair[] = [
  ...(['navbar-surface', 'color-surface-float'] as const).flatMap((ground) => [
    ...(['color-text', 'color-text-muted', 'color-text-faint'] as const).flatMap((mark) =>
      text(mark, [ground], ['color-hover', ground]),
    ),
    ...line('color-focus', [ground]),
  ]),
  ...text('color-text', ['color-active', 'navbar-surface']),
  ...line('color-accent', ['navbar-surface']),
  ...['color-primary-text', 'color-danger-text']
    .filter(isRole)
    .flatMap((mark) => text(mark, ['color-surface-float'], ['color-hover', 'color-surface-float'])),
];

/** Toasts and tooltips: a dark part of any page. */
const INVERSE: readonly Pair[] = [
  ...text('color-text-inverse', ['color-surface-inverse']),
  ...(['color-text', 'color-text-muted'] as const).flatMap((mark) =>
    text(mark, ['color-surface-inverse'], ['color-hover', 'color-surface-inverse']),
  ),
  ...line('color-text-faint', ['color-surface-inverse']),
  ...(['color-info', 'color-success', 'color-warning', 'color-danger-text', 'color-focus'] as const).flatMap((mark) =>
    line(mark, ['color-surface-inverse']),
  ),
];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** The bytes of sRGB that a screen gets where colours lie over each other, the last of them at the bottom. */
function blended(colors: readonly string[]): readonly number[] {
  if (!canvas) throw new Error('There is no canvas.');
  canvas.clearRect(0, 0, 1, 1);
  for (const color of colors.toReversed()) {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data];
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((byte) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A place with its own element for reading colours as they are there. */
function placed(html: string): (name: TokenName) => string {
  document.body.innerHTML = html;
  const probe = document.createElement('span');
  const place = document.querySelector('[data-here]') ?? document.body;
  place.append(probe);
  return (name) => {
    probe.style.color = '';
    probe.style.color = tokens[name];
    return getComputedStyle(probe).color;
  };
}

function ratio(colorOf: (name: TokenName) => string, { mark, on }: Pair): number {
  const ground = on.map(colorOf);
  const bottom = blended(ground);
  // A ground that shines through has no contrast to compute: the table lacks what is under it.
  if (bottom[3] !== 255) throw new Error(`${on.join(' over ')} lets the page shine through.`);
  const [low = 0, high = 0] = [luminance(bottom), luminance(blended([colorOf(mark), ...ground]))].toSorted(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

/** Each pair that has less than it needs, said in words. */
function misses(html: string, pairs: readonly Pair[]): readonly string[] {
  const colorOf = placed(html);
  return pairs.flatMap((pair) => {
    const found = ratio(colorOf, pair);
    return found < pair.least
      ? [`${pair.mark} on ${pair.on.join(' over ')}: ${found.toFixed(2)} of ${pair.least}`]
      : [];
  });
}

afterEach(() => {
  delete document.documentElement.dataset['skin'];
  document.body.replaceChildren();
});

const SKINS = ['light', 'bordered', 'dark', 'semi-dark'];
const NAVBARS = ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'];

describe.each(SKINS)('in the skin %s', (skin) => {
  const misfits = (html: string, pairs: readonly Pair[]): readonly string[] => {
    document.documentElement.dataset['skin'] = skin;
    return misses(html, pairs);
  };

  it('what is read or recognised on the page has the contrast that it needs', () => {
    expect(misfits('<main data-here></main>', PAIRS)).toEqual([]);
  });

  it('so has the menu', () => {
    expect(misfits('<nav data-part="menu" data-here></nav>', MENU)).toEqual([]);
  });

  it('so have toasts and tooltips', () => {
    expect(misfits('<p style="color-scheme: dark" data-here></p>', INVERSE)).toEqual([]);
  });

  it.each(NAVBARS)('so has a navbar that is %s', (color) => {
    expect(misfits(`<header data-navbar-color="${color}" data-here></header>`, NAVBAR)).toEqual([]);
  });
});

it('computes black on white as 21, and what half covers it as less', () => {
  const contrast = (mark: string, ground: string): number => {
    const [low = 0, high = 0] = [luminance(blended([ground])), luminance(blended([mark, ground]))].toSorted(
      (a, b) => a - b,
    );
    return (high + 0.05) / (low + 0.05);
  };
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('rgb(0 0 0 / 0.5)', '#fff')).toBeCloseTo(3.98, 1);
});
