import { plainText } from '#format/plain-text.ts';

/** Matches the digits of a hexadecimal color: one or two for each channel, with or without alpha. */
const HEX_DIGITS = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
/** Matches how a canvas writes a translucent color of sRGB. */
const RGBA = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/;
const hexOf = (byte: number): string => Math.round(byte).toString(16).padStart(2, '0');

/** Returns a hexadecimal color as `#rrggbb` or, if it is translucent, `#rrggbbaa`; null if it isn't one. */
export function normalizeColor(value: unknown): string | null {
  const [, digits = ''] = typeof value === 'string' ? (HEX_DIGITS.exec(value.trim()) ?? []) : [];
  if (digits === '') return null;
  const pairs = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${pairs.toLowerCase().replace(/^(.{6})ff$/, '$1')}`;
}

/** The context that reads colors; undefined before the first one. */
let context: CanvasRenderingContext2D | null | undefined;

/** Returns how a canvas writes a color; `fallback` if it isn't one. */
function fillStyleFor(color: string, fallback: string): string {
  if (!context) return fallback;
  context.fillStyle = fallback;
  context.fillStyle = color;
  return String(context.fillStyle);
}

/**
 * Parses a color that a user has typed or pasted: hexadecimal digits, a name, or a function of sRGB such as `rgb()`.
 * @returns the color as `normalizeColor` does; null if it isn't one.
 */
export function parseColor(text: string): string | null {
  const color = plainText(text).trim();
  const hex = normalizeColor(color);
  if (hex !== null) return hex;
  // In a canvas it is black.
  if (color.toLowerCase() === 'currentcolor') return null;
  context ??= document.createElement('canvas').getContext('2d');
  const serialized = fillStyleFor(color, '#000');
  // A canvas ignores what is not a color.
  if (serialized !== fillStyleFor(color, '#fff')) return null;
  const [, red, green, blue, alpha] = RGBA.exec(serialized) ?? [];
  if (alpha === undefined) return normalizeColor(serialized);
  return normalizeColor(
    `#${[red, green, blue].map((byte) => hexOf(Number(byte))).join('')}${hexOf(Number(alpha) * 255)}`,
  );
}

/** Returns the opacity of a normalized color, from 0 to 1. */
export function opacityOf(color: string): number {
  return color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
}

/** Returns a normalized color with another opacity, from 0 to 1. */
export function withOpacity(color: string, opacity: number): string | null {
  return normalizeColor(`${color.slice(0, 7)}${hexOf(opacity * 255)}`);
}
