/** Returns a color with another opacity, from 0 to 1. The color is `#rrggbb` or `#rrggbbaa`, the result the latter. */
export const withOpacity = (color: string, opacity: number): string =>
  color.slice(0, 7) +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
