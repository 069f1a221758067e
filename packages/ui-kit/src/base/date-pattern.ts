import { datePattern } from '../format/format.ts';

/** Returns the date format of a language with the letters of its speakers, such as `MM/DD/YYYY`. */
export function renderDatePattern(
  language: string,
  strings: { readonly dateDay: string; readonly dateMonth: string; readonly dateYear: string },
): string {
  const letters = new Map<string, string>([
    ['day', strings.dateDay],
    ['month', strings.dateMonth],
    ['year', strings.dateYear],
  ]);
  return datePattern(language)
    .map(({ type, value }) => letters.get(type) ?? (type === 'literal' ? value : ''))
    .join('');
}
