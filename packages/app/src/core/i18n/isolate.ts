import type { FormatterModule } from 'i18next';
import { isLanguage, languages } from './languages.ts';

/**
 * In a right-to-left sentence each value that is filled in is an isolate: `$266,600`, `6–9%` and `Larkfield Bank` keep
 * their own direction and do not turn what stands around them. The marks (UAX 9, first strong isolate) are not seen.
 * Strings name no formats: amounts and dates come formatted.
 */
export const isolating: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) => {
    const isRightToLeft = language !== undefined && isLanguage(language) && languages[language].direction === 'rtl';
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return isRightToLeft && text !== '' ? `\u2068${text}\u2069` : text;
  },
};
