import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { isolateFormatter } from './isolate.ts';

const strings = {
  drawn: '{{drawn}} | {{- bank}} | {{count}}',
  share: '{{- low}}–{{- high}}',
  fee: '| {{- share}}',
  note: '|{{- nothing}}|',
};

async function createTranslator(lng: 'ar' | 'fr') {
  const instance = createInstance().use(isolateFormatter);
  const t = await instance.init({
    lng,
    interpolation: { alwaysFormat: true },
    resources: { [lng]: { translation: strings } },
  });
  return { t, values: { drawn: '$18,200', bank: 'Larkfield & Bank', count: 3 } };
}

it('isolates each value in Arabic, and a range as a whole', async () => {
  const { t, values } = await createTranslator('ar');
  expect(t('drawn', values)).toBe('\u2068$18,200\u2069 | \u2068Larkfield & Bank\u2069 | \u20683\u2069');
  expect(t('fee', { share: t('share', { low: '6', high: '9%' }) })).toBe('| \u2068\u20686\u2069–\u20689%\u2069\u2069');
});

it('adds no marks to empty values or in a left-to-right language', async () => {
  const { t } = await createTranslator('ar');
  expect(t('note', { nothing: '' })).toBe('||');
  const { t: french, values } = await createTranslator('fr');
  expect(french('drawn', values)).toBe('$18,200 | Larkfield & Bank | 3');
});

it('escapes values that are not marked as unescaped', async () => {
  const { t } = await createTranslator('ar');
  expect(t('drawn', { drawn: '<b>', bank: '', count: 1 })).toContain('\u2068&lt;b&gt;\u2069');
});
