import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Colors of Storybook's own UI, which supports neither custom properties nor `oklch()`. */
export type FrameColors = Readonly<Record<(typeof ROLES)[number][0], string>>;

/** Storybook's color names with the kit's roles. */
const ROLES = [
  ['appBg', 'page'],
  ['appContentBg', 'page'],
  ['appPreviewBg', 'page'],
  ['appBorderColor', 'line'],
  ['barBg', 'surface'],
  ['barTextColor', 'text-muted'],
  ['barHoverColor', 'primary-text'],
  ['barSelectedColor', 'primary-text'],
  ['colorPrimary', 'primary'],
  ['colorSecondary', 'chart-1'],
  ['inputBg', 'field'],
  ['inputBorder', 'line-control'],
  ['inputTextColor', 'text'],
  ['textColor', 'text'],
  ['textMutedColor', 'text-muted'],
] as const;

/** A value that a brand replaces; Storybook's UI has none, so it is the fallback. */
const BRANDED_VALUE = /var\(--plinth-brand-[\w-]+, ((?:[^()]|\([^()]*\))+)\)/g;

type Linear = readonly [red: number, green: number, blue: number];

/** Converts Björn Ottosson's OKLab to linear-light sRGB. */
function linearOf(lightness: number, chroma: number, hue: number): Linear {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Converts `oklch(0.47 0.14 258)` to `#rrggbb`, or `#rrggbbaa` if it is translucent. */
export function hexOf(oklch: string): string {
  const [, lightness, chroma, hue, alpha] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(oklch) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`"${oklch}" is not an oklch() color.`);
  const byte = (channel: number): string =>
    Math.round(Math.min(Math.max(channel, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  const gamma = (channel: number): number =>
    channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
  const channels = linearOf(Number(lightness), Number(chroma), Number(hue)).map((channel) => byte(gamma(channel)));
  return `#${channels.join('')}${alpha === undefined ? '' : byte(Number(alpha))}`;
}

/** Reads the colors of Storybook's UI from the kit's tokens. */
export function frameColors(skin: 'light' | 'dark'): FrameColors {
  const css = readFileSync(join(import.meta.dirname, '../../packages/ui-kit/src/tokens/tokens.css'), 'utf8');
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/^ {2}--plinth-([\w-]+): ([^;]+);/gm))
    if (!values.has(name)) values.set(name, value.replaceAll(BRANDED_VALUE, '$1'));
  const resolve = (value: string): string => {
    const [, light = '', dark = ''] = /^light-dark\(var\(--plinth-unset, (.+?\)), (.+)\)\)$/.exec(value) ?? [];
    if (light) return resolve(skin === 'light' ? light : dark);
    const [, name = ''] = /^var\(--plinth-([\w-]+)\)$/.exec(value) ?? [];
    return name ? resolve(values.get(name) ?? '') : hexOf(value);
  };
  return Object.fromEntries(
    ROLES.map(([frame, role]) => [frame, resolve(values.get(`color-${role}`) ?? '')]),
  ) as FrameColors;
}
