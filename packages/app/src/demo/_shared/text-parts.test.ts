import { expect, test } from 'vitest';
import { contains, partsOf } from './text-parts.ts';

test.each([
  ['a text without it', 'dock', ['a text without it']],
  ['Dock 2, dock 3', 'dock', ['[Dock]', ' 2, ', '[dock]', ' 3']],
  ['1 + 1 (two)', '+ 1 (', ['1 ', '[+ 1 (]', 'two)']],
  ['Café Étoile', 'etoile', ['Café ', '[Étoile]']],
  ['Straße in Łódź', 'strasse', ['[Straße]', ' in Łódź']],
  ['Straße in Łódź', 'lodz', ['Straße in ', '[Łódź]']],
  ['anything', '  ', ['anything']],
  ['anything', 'else', ['anything']],
])('in %j, %j is marked', (text, searched, expected) => {
  const parts = partsOf(text, searched);
  expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text))).toEqual(expected);
  expect(contains(text, searched)).toBe(parts.length > 1);
});
