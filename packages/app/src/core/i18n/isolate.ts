import type { FormatterModule } from 'i18next';
import { isLanguage, languages } from './languages.ts';

/**
 * An i18next formatter that isolates interpolated values in right-to-left languages: `$266,600`, `6–9%` and
 * `Larkfield Bank` keep their direction and do not affect the text around them. The marks (UAX 9, first strong isolate)
 * are invisible. Strings name no formats: amounts and dates are passed as formatted text.
 */
export const isolateFormatter: FormatterModule = {
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
