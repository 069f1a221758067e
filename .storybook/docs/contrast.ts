import type { Token } from './parse-tokens.ts';

/** Red, green, blue and alpha, each from 0 to 1. */
type Color = readonly [number, number, number, number];

/** A color on a background and its required contrast (WCAG 2.2: 4.5 for text, 3 for graphics). */
export interface ColorPair {
  readonly color: string;
  readonly background: string;
  readonly required: number;
}

const BACKGROUNDS = ['page', 'surface', 'surface-float', 'field'];
const STATES = ['success', 'warning', 'danger', 'info'];

const role = (name: string): string => `plinth-color-${name}`;
const pairsOn = (color: string, backgrounds: readonly string[], required: number): ColorPair[] =>
  backgrounds.map((background) => ({ color: role(color), background: role(background), required }));

/**
 * Returns all color pairs that the kit uses, derived from the names of the roles: text on each background, `on-x` on `x`
 * and its steps, `x-text` on its tint, and lines and marks on their backgrounds.
 * @param tokens the tokens of the style sheet.
 */
export function colorPairs(tokens: readonly Token[]): readonly ColorPair[] {
  const names = tokens.filter(({ name }) => name.startsWith(role(''))).map(({ name }) => name.slice(role('').length));
  const filled = names
    .filter((name) => name.startsWith('on-'))
    .flatMap((name) => {
      const base = name.slice('on-'.length);
      return pairsOn(
        name,
        [base, `${base}-hover`, `${base}-active`].filter((background) => names.includes(background)),
        4.5,
      );
    });
  const tinted = names
    .filter((name) => /^(?:primary|accent|success|warning|danger|info)-text$/.test(name))
    .flatMap((name) => pairsOn(name, ['surface', name.replace('-text', '-surface')], 4.5));
  return [
    ...pairsOn('text', BACKGROUNDS, 7),
    ...pairsOn('text-muted', BACKGROUNDS, 4.5),
    ...pairsOn('text-faint', BACKGROUNDS, 4.5),
    ...pairsOn('text-inverse', ['surface-inverse'], 7),
    ...filled,
    ...tinted,
    ...pairsOn('line-control', ['page', 'surface', 'field'], 3),
    ...pairsOn('focus', BACKGROUNDS, 3),
    ...['accent', ...STATES].flatMap((mark) => pairsOn(mark, ['surface'], 3)),
    ...['chart-1', 'chart-3', 'chart-4'].flatMap((series) => pairsOn(series, ['surface'], 3)),
  ];
}

let context: CanvasRenderingContext2D | null | undefined;

/** Returns the channels of any CSS color, as the browser paints it. */
function channelsOf(color: string): Color {
  context ??= new OffscreenCanvas(1, 1).getContext('2d', {
    willReadFrequently: true,
  }) as CanvasRenderingContext2D | null;
  if (!context) return [0, 0, 0, 1];
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, alpha / 255];
}

/** Returns the value of a color token for an element, in the skin that applies to it. */
export function colorAt(element: HTMLElement, token: string): Color {
  element.style.setProperty('color', `var(--${token})`);
  const color = channelsOf(getComputedStyle(element).color);
  element.style.removeProperty('color');
  return color;
}

/** Returns the value of a color token for an element as `#rrggbb`. */
export const hexAt = (element: HTMLElement, token: string): string =>
  `#${colorAt(element, token)
    .slice(0, 3)
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function blend(upper: Color, lower: Color): Color {
  const mix = (index: 0 | 1 | 2): number => upper[index] * upper[3] + lower[index] * (1 - upper[3]);
  return [mix(0), mix(1), mix(2), 1];
}

function luminance(color: Color): number {
  const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
}

/** Returns the contrast of a color on a background (WCAG 2.2), with translucent colors blended first. */
export function contrast(color: Color, background: Color): number {
  const [lighter = 0, darker = 0] = [luminance(blend(color, background)), luminance(background)].toSorted(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
