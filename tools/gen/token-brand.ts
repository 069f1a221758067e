import { isObject, type Json, ValueError } from './token-values.ts';

/** The custom property with the color of a brand, which a page sets. */
const BRAND = '--plinth-brand';

/**
 * The elements that derive the colors of a brand. An inline style needs no attribute; a style sheet cannot be recognized
 * by a selector. They have no specificity, because a page's own rules override these colors. A list and not one
 * `:where()` with both: browsers find each of these by its attribute, and compare other rules with each element of a page.
 */
const BRANDED = [':where([data-brand])', `:where([style*="${BRAND}:"])`];

/** Returns the selector of the elements that derive the colors of a brand, or of those within an ancestor. */
export function brandedSelector(ancestor?: string): string {
  const prefix = ancestor === undefined ? '' : `:where(${ancestor}) `;
  return BRANDED.map((selector) => `${prefix}${selector}`).join(', ');
}

/** The CSS that a browser has to support to derive colors; others keep the colors without a brand. */
export const BRAND_SUPPORT = '(color: color(from red xyz-d65 calc(x * min(1, 0.2 / y)) y z))';

/**
 * A color with the hue of the brand.
 * - `lightness` in OKLCH: a number, or the range in which the brand keeps its own.
 * - `chroma` in OKLCH: the maximum.
 * - `luminance`: the maximum relative luminance of WCAG, which the contrast is computed from. The color is scaled in
 *   linear light, which keeps it in the gamut of the brand.
 * - `shade`: a factor of the luminance, for the steps of a fill that is hovered or pressed.
 */
const KEYS = ['lightness', 'chroma', 'luminance', 'shade'];
const BRAND_COLOR =
  'the color of a brand: { lightness: 0 to 1 or a range, chroma, luminance, shade }, the last three optional';

function fraction(value: Json | undefined): number {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value;
  throw new ValueError(`${JSON.stringify(value)} is not a number from 0 to 1`);
}

/** Returns a color that the brand of the element decides, as CSS. It is opaque, also if the brand is translucent. */
export function printBrandColor(color: Json): string {
  if (!isObject(color) || Object.keys(color).some((key) => !KEYS.includes(key)) || color['lightness'] === undefined)
    throw new ValueError(`${JSON.stringify(color)} is not ${BRAND_COLOR}`);
  const { lightness, chroma, luminance, shade = 1 } = color;
  const range: readonly Json[] | undefined = Array.isArray(lightness) ? lightness : undefined;
  const l = range ? `clamp(${fraction(range[0])}, l, ${fraction(range[1])})` : fraction(lightness);
  const c = chroma === undefined ? 'c' : `min(c, ${fraction(chroma)})`;
  const hued = `oklch(from var(${BRAND}) ${l} ${c} h / 1)`;
  if (luminance === undefined) return hued;
  const inGamut = `color(from ${hued} srgb clamp(0, r, 1) clamp(0, g, 1) clamp(0, b, 1))`;
  const scale = `min(1, ${fraction(luminance)} / y)${shade === 1 ? '' : ` * ${fraction(shade)}`}`;
  return `color(from ${inGamut} xyz-d65 ${['x', 'y', 'z'].map((axis) => `calc(${axis} * ${scale})`).join(' ')})`;
}
