import { describe, expect, it } from 'vitest';
import { uiTextOf } from './ui-text.ts';
import { textsOf, titleCased, unwantedWords } from './wording.ts';

const problemsOf = (check: typeof titleCased, text: string) => check([{ place: 'a.tsx:1', text }]);

describe('checks of the wording', () => {
  it('read every text of a language with its key', () => {
    expect(textsOf({ auth: { signIn: 'Sign in', reason: { expired: 'Expired' } } })).toEqual([
      { place: 'auth.signIn', text: 'Sign in' },
      { place: 'auth.reason.expired', text: 'Expired' },
    ]);
  });

  it.each([
    ['Add To Cart', 'Add To'],
    ['Billing & Plans', 'Billing & Plans'],
    ['API Keys', 'API Keys'],
    ['Open the Data Tables', 'Data Tables'],
    ['Two-Step Sign-In of Ines Calloway', 'Two-Step Sign-In'],
  ])('report %s', (text, found) => {
    expect(problemsOf(titleCased, text)).toEqual([`a.tsx:1: “${found}” is not in sentence case`]);
  });

  it.each([
    'Add to cart',
    'Export CSV',
    'Each Monday. Nothing is drawn: Larkfield Bank is closed.',
    'Last Month',
    'Press Page Down',
    'Welcome, {{- name}}. Your role is {{role}}',
  ])('accept %s', (text) => {
    expect(problemsOf(titleCased, text)).toEqual([]);
  });

  it.each([
    'Retry',
    'Your e-mail',
    'A mail was sent',
    'Its licence',
    'Email, chat, and todo',
    'By card, by cash, or later',
  ])('report the words of “%s”', (text) => {
    expect(problemsOf(unwantedWords, text)).toHaveLength(1);
  });

  it.each(['Try again', 'Email', 'Email, chat and todo', 'It may have moved, or the link may be incomplete.'])(
    'accept the words of “%s”',
    (text) => {
      expect(problemsOf(unwantedWords, text)).toEqual([]);
    },
  );

  it('read the texts of elements, attributes, properties and templates', () => {
    const { literalText, propertyText, strings } = uiTextOf({
      path: 'a.tsx',
      text: "const tab = { label: 'Retry', id: 'retry' };\nexport const View = () => <p title=\"Retry\">{a ? `Add ${b} Row` : 'X'} Retry</p>;",
    });
    expect(propertyText).toEqual([{ text: 'Retry', line: 1 }]);
    expect(literalText.map(({ text }) => text)).toEqual(expect.arrayContaining(['Retry', 'Add Row', 'X']));
    expect(strings.map(({ text }) => text)).toEqual(expect.arrayContaining(['Retry', 'retry', 'Add Row', 'X']));
  });
});
