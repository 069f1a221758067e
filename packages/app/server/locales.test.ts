import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages } from '../src/core/i18n/languages.ts';

const source = join(import.meta.dirname, '../src');
const folders = globSync('**/locales/en.json', { cwd: source })
  .map((path) => path.slice(0, -'/en.json'.length))
  .toSorted();
const others = Object.keys(languages).filter((language) => language !== defaultLanguage);
const cases = others.flatMap((language) => folders.map((folder) => [language, folder] as const));

type Strings = { readonly [key: string]: string | Strings };

/** A key with the forms of its string: one form under `''`, or one for each category of the language. */
type Entries = ReadonlyMap<string, ReadonlyMap<string, string>>;

function flat(strings: Strings, before = ''): readonly (readonly [string, string])[] {
  return Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${before}${key}`, value] as const] : flat(value, `${before}${key}.`),
  );
}

function read(folder: string, language: string): Entries {
  const entries = new Map<string, Map<string, string>>();
  for (const [path, text] of flat(
    JSON.parse(readFileSync(join(source, folder, `${language}.json`), 'utf8')) as Strings,
  )) {
    const [, key = path, category = ''] = /^(.+)_(zero|one|two|few|many|other)$/.exec(path) ?? [];
    entries.set(key, (entries.get(key) ?? new Map<string, string>()).set(category, text));
  }
  return entries;
}

/** Every form of a file: its key, its category, its text. */
const all = (folder: string, language: string): readonly (readonly [string, string, string])[] =>
  [...read(folder, language)].flatMap(([key, forms]) =>
    [...forms].map(([category, text]) => [key, category, text] as const),
  );

const placeholders = (text: string): readonly string[] => [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted();
const without = (text: string, category: string): readonly string[] =>
  // A form for none, one or two may say its numbers as words.
  placeholders(text).filter(
    (each) => !/^\{\{(count|shown|up)\}\}$/.test(each) || !['zero', 'one', 'two'].includes(category),
  );

/** Strings that are the same as in English, and why. */
const SAME: readonly RegExp[] = [
  // The mark of the test stand is a sign, not a word.
  /^(onboarding|shell)\.sandbox$/,
  // Most states of the United States have no name of their own in other languages of the Latin script.
  /^onboarding\.states\./,
];

/** Words that are spelled as in English in one language. */
const SAME_IN: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'notifications.title',
    'notifications.bell',
    'commerce.title',
    'onboarding.steps.commerce',
    'onboarding.complete.row.commerce',
    'onboarding.industries.building',
    'dashboard.transactions.date',
    'dashboard.transactions.types.PROMOTION',
    'banking.transactions.date',
    'banking.cardStatuses.ACTIVE',
    'tickets.form.message',
    'shell.pages',
  ],
};

/** Without a letter of its own a string has no language. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''));

describe('locales', () => {
  it.each(cases)('%s has the keys of English in %s', (language, folder) => {
    expect([...read(folder, language).keys()]).toEqual([...read(folder, defaultLanguage).keys()]);
  });

  it.each(cases)('%s has a form for each of its plural categories in %s', (language, folder) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const english = read(folder, defaultLanguage);
    const expected = [...english].map(([key, forms]) => {
      if (forms.has('')) return [key, ['']];
      // Any language may say none in another way than its plural does; where English does, each does.
      const saysNone = forms.has('zero') || (read(folder, language).get(key)?.has('zero') ?? false);
      return [key, [...new Set([...categories, ...(saysNone ? ['zero'] : [])])].toSorted()];
    });
    expect([...read(folder, language)].map(([key, forms]) => [key, [...forms.keys()].toSorted()])).toEqual(expected);
  });

  it.each(cases)('%s interpolates the same values as English in %s', (language, folder) => {
    const english = read(folder, defaultLanguage);
    const model = (key: string) => english.get(key)?.get('') ?? english.get(key)?.get('other') ?? '';
    const different = all(folder, language).filter(
      ([key, category, text]) => without(text, category).join() !== without(model(key), category).join(),
    );
    expect(different).toEqual([]);
  });

  it.each(cases)('%s is translated in %s', (language, folder) => {
    const english = read(folder, defaultLanguage);
    const model = (key: string, category: string) => english.get(key)?.get(category) ?? english.get(key)?.get('other');
    const left = all(folder, language).filter(
      ([key, category, text]) =>
        text.trim() === '' ||
        (text === model(key, category) &&
          hasWords(text) &&
          !SAME.some((each) => each.test(key)) &&
          !SAME_IN[language]?.includes(key)),
    );
    expect(left).toEqual([]);
  });
});
