import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Which ways to pay are there?', 'which-ways-to-pay-are-there'],
  ['  What can’t be returned — and why  ', 'what-cant-be-returned-and-why'],
  ['Café Étoile, 2nd floor', 'cafe-etoile-2nd-floor'],
  ['?!', ''],
])('%j is %j in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
