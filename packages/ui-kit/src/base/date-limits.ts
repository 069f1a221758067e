import { VALID, type ValidationResult } from './form-element.ts';

/** The default of `isUnavailable`: every day is available. */
export const neverUnavailable = (): boolean => false;

/** The messages for a value out of range. */
export interface LimitStrings {
  readonly notBefore: (limit: string) => string;
  readonly notAfter: (limit: string) => string;
}

/** Returns why a date or a time is out of range. The texts are ISO 8601, so that their order is that of time. */
export function findRangeProblem(
  value: string,
  [min, max]: readonly [min: string | null, max: string | null],
  strings: LimitStrings,
  format: (value: string) => string,
): ValidationResult {
  if (min !== null && value < min) return { flags: { rangeUnderflow: true }, message: strings.notBefore(format(min)) };
  if (max !== null && value > max) return { flags: { rangeOverflow: true }, message: strings.notAfter(format(max)) };
  return VALID;
}

/** Returns why a day is unavailable. */
export function findDayProblem(
  iso: string,
  isUnavailable: (iso: string) => boolean,
  strings: { readonly dateUnavailable: string },
): ValidationResult {
  return typeof isUnavailable === 'function' && isUnavailable(iso)
    ? { flags: { customError: true }, message: strings.dateUnavailable }
    : VALID;
}
