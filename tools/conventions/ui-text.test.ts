import { describe, expect, it } from 'vitest';
import { duplicateKeys, keysOf, uiTextOf, unknownKeys, unusedKeys } from './ui-text.ts';

const moduleOf = (text: string) => ({ path: 'a.tsx', text });

describe('checks of UI text', () => {
  const keys = keysOf({
    auth: { signIn: 'Sign in', weeks_one: 'a', weeks_other: 'b', reason: { expired: 'c', elsewhere: 'd' } },
  });

  it('read keys of nested files', () => {
    expect(keys).toEqual([
      'auth.signIn',
      'auth.weeks_one',
      'auth.weeks_other',
      'auth.reason.expired',
      'auth.reason.elsewhere',
    ]);
  });

  it('report keys that no locale has, in either branch and in templates', () => {
    const text =
      "t('auth.signIn'); t('auth.weeks', { count }); t(`auth.reason.${x}`); t(a ? 'auth.nope' : 'auth.signIn'); i18n.t('auth.gone'); t(`auth.cause.${x}`);";
    const problems = unknownKeys({ path: 'a.tsx' }, uiTextOf(moduleOf(text)), keys);
    expect(problems).toEqual([
      "a.tsx:1: t('auth.nope') is in no locale",
      "a.tsx:1: t('auth.gone') is in no locale",
      'a.tsx:1: no key of the locale matches auth.cause.…',
    ]);
    expect(unknownKeys({ path: 'a.tsx' }, uiTextOf(moduleOf('<Trans i18nKey="auth.away" />')), keys)).toHaveLength(1);
  });

  it('report keys that no module uses', () => {
    const unusedIn = (text: string) => unusedKeys(keys, [uiTextOf(moduleOf(text))]);
    expect(unusedIn("t('auth.signIn'); t('auth.weeks'); t(`auth.reason.${x}`);")).toEqual([]);
    expect(unusedIn("const title = 'auth.signIn'; memberName(t, 'auth.reason', x); t('auth.weeks')")).toEqual([]);
    expect(unusedIn("const x = 'auth'; t(`${a}.${b}`);")).toEqual(keys);
    expect(unusedIn("t(`auth.${x}.expired`); t('auth.weeks_one'); t('auth.signIn')")).toEqual([
      'auth.weeks_other',
      'auth.reason.elsewhere',
    ]);
  });

  it.each([
    '<p>Hello</p>',
    "<p>{'Hello'}</p>",
    '<p>{a ? `Hello` : null}</p>',
    '<Field label="Hello" />',
    "<Field label={a ? 'Hello' : ''} />",
    '<p aria-label="Hello" />',
    '<input placeholder="Hello" />',
    '<Alert heading={`Hello ${name}`} />',
  ])('report the text in %s', (text) => {
    expect(uiTextOf(moduleOf(text)).literalText).toEqual([{ text: 'Hello', line: 1 }]);
  });

  it.each([
    "<p>{t('auth.signIn')}</p>",
    '<p>{name} · {year}</p>',
    '<Field label={label} name="email" className="text" />',
    '<p>© {year}</p>',
  ])('report no text in %s', (text) => {
    expect(uiTextOf(moduleOf(text)).literalText).toEqual([]);
  });

  it('fail on a module that does not parse', () => {
    expect(() => uiTextOf(moduleOf('const = ;'))).toThrow(/a\.tsx/);
  });

  it('report a key that an object of a locale has twice', () => {
    const file = (text: string) => ({ path: 'de.json', text });
    expect(duplicateKeys(file('{\n  "a": { "b": "1" },\n  "c": { "b": "1" }\n}\n'))).toEqual([]);
    expect(duplicateKeys(file('{\n  "a": {\n    "b": "1",\n    "b": "2"\n  }\n}\n'))).toEqual([
      'de.json:4: "b" is there twice',
    ]);
  });
});
