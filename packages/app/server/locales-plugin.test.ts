import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages } from '../src/core/i18n/languages.ts';

const source = join(import.meta.dirname, '../src');
const folders = globSync('**/locales/en.json', { cwd: source })
  .map((path) => path.slice(0, -'/en.json'.length))
  .toSorted();
const otherLanguages = Object.keys(languages).filter((language) => language !== defaultLanguage);
const cases = otherLanguages.flatMap((language) => folders.map((folder) => [language, folder] as const));

type Strings = { readonly [key: string]: string | Strings };

/** The translations by key: one form under `''`, or one for each plural category. */
type Entries = ReadonlyMap<string, ReadonlyMap<string, string>>;

function flatten(strings: Strings, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  );
}

function readEntries(folder: string, language: string): Entries {
  const entries = new Map<string, Map<string, string>>();
  for (const [path, text] of flatten(
    JSON.parse(readFileSync(join(source, folder, `${language}.json`), 'utf8')) as Strings,
  )) {
    const [, key = path, category = ''] = /^(.+)_(zero|one|two|few|many|other)$/.exec(path) ?? [];
    entries.set(key, (entries.get(key) ?? new Map<string, string>()).set(category, text));
  }
  return entries;
}

/** Returns every form in a file as its key, plural category and text. */
const formsOf = (folder: string, language: string): readonly (readonly [string, string, string])[] =>
  [...readEntries(folder, language)].flatMap(([key, forms]) =>
    [...forms].map(([category, text]) => [key, category, text] as const),
  );

const placeholders = (text: string): readonly string[] => [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted();
const requiredPlaceholders = (text: string, category: string): readonly string[] =>
  // Forms for zero, one or two may spell out their numbers.
  placeholders(text).filter(
    (placeholder) =>
      !/^\{\{(count|shown|uploaded)\}\}$/.test(placeholder) || !['zero', 'one', 'two'].includes(category),
  );

/** Keys whose translations may equal the English text, each with the reason. */
const MAY_EQUAL_ENGLISH: readonly RegExp[] = [
  // The sandbox mark is a symbol, not a word.
  /^(onboarding|shell)\.sandbox$/,
  // Most US states have the same name in other languages with Latin script.
  /^onboarding\.states\./,
  // Email programs write it in every language.
  /^tickets\.reply\.subject$/,
  // Names of libraries.
  /^demo\.pages\.(chartjs|recharts)$/,
  // Shops on the web are called so in every language, and slides that are swiped by developers.
  /^demo\.(menu\.ecommerce|showcase\.swiper)$/,
];

/** Keys whose translation in one language is spelled as in English. */
const MAY_EQUAL_ENGLISH_BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'notifications.title',
    'notifications.bell',
    'commerce.title',
    'onboarding.steps.commerce',
    'onboarding.complete.row.commerce',
    'dashboard.first.linked.commerce.name',
    'onboarding.industries.building',
    'dashboard.contract.document',
    'dashboard.contract.documents',
    'dashboard.topup.note',
    'dashboard.transactions.date',
    'dashboard.transactions.range',
    'dashboard.transactions.types.PROMOTION',
    'banking.transactions.date',
    'banking.cardStatuses.ACTIVE',
    'tickets.form.message',
    'shell.pages',
    'demo.menu.actions',
    'demo.menu.pages',
    'demo.menu.blog',
    'demo.pages.blog',
    'demo.pages.knowledgeQuestion',
    'demo.menu.extensions',
    'demo.search.sections',
    'demo.showcase.avatar',
    'demo.showcase.badges',
    'demo.showcase.pagination',
    'demo.showcase.import',
    'demo.showcase.export',
  ],
  de: [
    'demo.title',
    'demo.menu.dashboards',
    'demo.menu.details',
    'demo.pages.chat',
    'demo.pages.shop',
    'demo.menu.blog',
    'demo.pages.blog',
    'attach.optional',
    'demo.showcase.avatar',
    'demo.showcase.badges',
    'demo.showcase.pills',
    'demo.showcase.tabs',
    'demo.showcase.toasts',
    'demo.showcase.tooltips',
    'demo.showcase.editor',
    'demo.showcase.import',
    'demo.showcase.export',
  ],
  // A file name in Latin letters, which every system can store.
  pt: ['demo.showcase.avatar', 'demo.showcase.popovers', 'demo.showcase.toasts', 'demo.showcase.editor'],
  ar: ['dashboard.transactions.file'],
};

/** Returns whether a text contains letters outside placeholders; without them it needs no translation. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''));

describe('locales', () => {
  it.each(cases)('%s has the keys of English in %s', (language, folder) => {
    expect([...readEntries(folder, language).keys()]).toEqual([...readEntries(folder, defaultLanguage).keys()]);
  });

  it.each(cases)('%s has a form for each of its plural categories in %s', (language, folder) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const english = readEntries(folder, defaultLanguage);
    const expected = [...english].map(([key, forms]) => {
      if (forms.has('')) return [key, ['']];
      // A language may have a `zero` form beside its plural categories; if English has one, every language needs one.
      const hasZeroForm = forms.has('zero') || (readEntries(folder, language).get(key)?.has('zero') ?? false);
      return [key, [...new Set([...categories, ...(hasZeroForm ? ['zero'] : [])])].toSorted()];
    });
    expect([...readEntries(folder, language)].map(([key, forms]) => [key, [...forms.keys()].toSorted()])).toEqual(
      expected,
    );
  });

  it.each(cases)('%s interpolates the same values as English in %s', (language, folder) => {
    const english = readEntries(folder, defaultLanguage);
    const englishText = (key: string) => english.get(key)?.get('') ?? english.get(key)?.get('other') ?? '';
    const different = formsOf(folder, language).filter(
      ([key, category, text]) =>
        requiredPlaceholders(text, category).join() !== requiredPlaceholders(englishText(key), category).join(),
    );
    expect(different).toEqual([]);
  });

  it.each(cases)('%s is translated in %s', (language, folder) => {
    const english = readEntries(folder, defaultLanguage);
    const englishText = (key: string, category: string) =>
      english.get(key)?.get(category) ?? english.get(key)?.get('other');
    const untranslated = formsOf(folder, language).filter(
      ([key, category, text]) =>
        text.trim() === '' ||
        (text === englishText(key, category) &&
          hasWords(text) &&
          !MAY_EQUAL_ENGLISH.some((pattern) => pattern.test(key)) &&
          !MAY_EQUAL_ENGLISH_BY_LANGUAGE[language]?.includes(key)),
    );
    expect(untranslated).toEqual([]);
  });
});
