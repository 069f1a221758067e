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

/** The translations by key: one form under `''`, or one for each plural category. */
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

/** Returns every form in a file as its key, plural category and text. */
const all = (folder: string, language: string): readonly (readonly [string, string, string])[] =>
  [...read(folder, language)].flatMap(([key, forms]) =>
    [...forms].map(([category, text]) => [key, category, text] as const),
  );

const placeholders = (text: string): readonly string[] => [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted();
const without = (text: string, category: string): readonly string[] =>
  // Forms for zero, one or two may spell out their numbers.
  placeholders(text).filter(
    (each) => !/^\{\{(count|shown|up)\}\}$/.test(each) || !['zero', 'one', 'two'].includes(category),
  );

/** Keys whose translations may equal the English text, each with the reason. */
const SAME: readonly RegExp[] = [
  // The sandbox mark is a symbol, not a word.
  /^(onboarding|shell)\.sandbox$/,
  // Most US states have the same name in other languages with Latin script.
  /^onboarding\.states\./,
];

/** Keys whose translation in one language is spelled as in English. */
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

/** Returns whether a text contains letters outside placeholders; without them it needs no translation. */
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
      // A language may have a `zero` form beside its plural categories; if English has one, every language needs one.
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
