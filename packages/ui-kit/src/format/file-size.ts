import { NO_VALUE } from './format.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const BYTES_PER_UNIT = 1024;

/**
 * Formats a file size, such as `480 kB` or `3.2 MB`; at least one kilobyte.
 * @param bytes A non-negative number.
 * @param language A BCP 47 tag.
 */
export function formatFileSize(bytes: number | null | undefined, language: string): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return NO_VALUE;
  const kilobytes = Math.max(1, Math.ceil(bytes / BYTES_PER_UNIT));
  const power = Math.min(Math.floor(Math.log(kilobytes) / Math.log(BYTES_PER_UNIT)), UNITS.length - 1);
  const options: Intl.NumberFormatOptions = {
    style: 'unit',
    unit: UNITS[power] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: power > 0 ? 1 : 0,
    numberingSystem: 'latn',
  };
  const value = power === 0 ? kilobytes : bytes / BYTES_PER_UNIT ** (power + 1);
  try {
    return new Intl.NumberFormat(language, options).format(value);
  } catch {
    return new Intl.NumberFormat('en-US', options).format(value);
  }
}
