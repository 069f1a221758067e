import type { Token } from './parse-tokens.ts';

/** Red, green, blue and alpha, each from 0 to 1. */
type Colour = readonly [number, number, number, number];

/** A color on a background and its required contrast (WCAG 2.2: 4.5 for text, 3 for graphics). */
export interface Pair {
  readonly colour: string;
  readonly ground: string;
  readonly needs: number;
}

const GROUNDS = ['page', 'surface', 'surface-float', 'field'];
const STATES = ['success', 'warning', 'danger', 'info'];

const role = (name: string): string => `plinth-color-${name}`;
const on = (colour: string, grounds: readonly string[], needs: number): Pair[] =>
  grounds.map((ground) => ({ colour: role(colour), ground: role(ground), needs }));

/**
 * Returns all color pairs that the kit uses, derived from the names of the roles: text on each background, `on-x` on `x`
 * and its steps, `x-text` on its tint, and lines and marks on their backgrounds.
 * @param tokens the tokens of the style sheet.
 */
export function pairs(tokens: readonly Token[]): readonly Pair[] {
  const names = tokens.filter(({ name }) => name.startsWith(role(''))).map(({ name }) => name.slice(role('').length));
  const filled = names
    .filter((name) => name.startsWith('on-'))
    .flatMap((name) => {
      const base = name.slice('on-'.length);
      return on(
        name,
        [base, `${base}-hover`, `${base}-active`].filter((ground) => names.includes(ground)),
        4.5,
      );
    });
  const tinted = names
    .filter((name) => /^(?:primary|accent|success|warning|danger|info)-text$/.test(name))
    .flatMap((name) => on(name, ['surface', name.replace('-text', '-surface')], 4.5));
  return [
    ...on('text', GROUNDS, 7),
    ...on('text-muted', GROUNDS, 4.5),
    ...on('text-faint', GROUNDS, 4.5),
    ...on('text-inverse', ['surface-inverse'], 7),
    ...filled,
    ...tinted,
    ...on('line-control', ['page', 'surface', 'field'], 3),
    ...on('focus', GROUNDS, 3),
    ...['accent', ...STATES].flatMap((mark) => on(mark, ['surface'], 3)),
    ...['chart-1', 'chart-3', 'chart-4'].flatMap((series) => on(series, ['surface'], 3)),
  ];
}

let context: CanvasRenderingContext2D | null | undefined;

/** Returns the channels of any CSS color, as the browser paints it. */
function painted(colour: string): Colour {
  context ??= new OffscreenCanvas(1, 1).getContext('2d', {
    willReadFrequently: true,
  }) as CanvasRenderingContext2D | null;
  if (!context) return [0, 0, 0, 1];
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, alpha / 255];
}

/** Returns the value of a color token for an element, in the skin that applies to it. */
export function colourAt(element: HTMLElement, token: string): Colour {
  element.style.setProperty('color', `var(--${token})`);
  const colour = painted(getComputedStyle(element).color);
  element.style.removeProperty('color');
  return colour;
}

function over(upper: Colour, lower: Colour): Colour {
  const mix = (index: 0 | 1 | 2): number => upper[index] * upper[3] + lower[index] * (1 - upper[3]);
  return [mix(0), mix(1), mix(2), 1];
}

function luminance(colour: Colour): number {
  const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

/** Returns the contrast of a color on a background (WCAG 2.2), with translucent colors blended first. */
export function contrast(colour: Colour, ground: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(over(colour, ground)), luminance(ground)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
