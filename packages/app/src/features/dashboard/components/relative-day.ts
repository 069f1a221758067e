/** Formats a number of days from today: `in 4 days`, `tomorrow`, `today`. */
export function formatRelativeDay(days: number, language: string): string {
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}
