const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const UNIT_FACTOR = 1_024;

/**
 * Formats a file size: `3.2 MB`, `480 kB`. Sizes below a kilobyte count as one kilobyte.
 * @param bytes A non-negative number.
 * @param language A BCP 47 tag.
 */
export function fileSize(bytes: number, language: string): string {
  const kilobytes = Math.ceil(bytes / UNIT_FACTOR);
  const power = kilobytes < 1 ? 0 : Math.min(Math.floor(Math.log(kilobytes) / Math.log(UNIT_FACTOR)), UNITS.length - 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: power > 0 ? 1 : 0,
    numberingSystem: 'latn',
  }).format(power === 0 ? kilobytes : bytes / UNIT_FACTOR ** (power + 1));
}
