const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1_024;

/**
 * The size of a file in words: `3.2 MB`, `480 kB`.
 * @param bytes not negative.
 * @param language BCP 47 tag.
 */
export function fileSize(bytes: number, language: string): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
  const unit = UNITS[power] ?? 'byte';
  return new Intl.NumberFormat(language, {
    style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: power > 1 ? 1 : 0, numberingSystem: 'latn',
  }).format(bytes / STEP ** power);
}
