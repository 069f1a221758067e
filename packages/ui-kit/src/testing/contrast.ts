const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Returns the sRGB bytes of a stack of colors, from top to bottom, as the browser paints them. */
export function paintColors(colors: readonly string[]): readonly number[] {
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

/** Returns the WCAG contrast ratio of a color on its backgrounds, from top to bottom. */
export function contrastRatio(foreground: string, backgrounds: readonly string[]): number {
  const [low = 0, high = 0] = [
    luminance(paintColors(backgrounds)),
    luminance(paintColors([foreground, ...backgrounds])),
  ].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
