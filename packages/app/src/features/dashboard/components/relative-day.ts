/** `in 4 days`, `tomorrow`, `today`. */
export function daysUntil(days: number, language: string): string {
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}
