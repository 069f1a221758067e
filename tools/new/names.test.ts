import { describe, expect, it } from 'vitest';
import { singularOf, thirdPersonOf, withArticle } from './names.ts';

describe('names', () => {
  it.each([
    ['deliveries', 'delivery'],
    ['price-lists', 'price-list'],
    ['purchases', 'purchase'],
    ['addresses', 'address'],
    ['boxes', 'box'],
    ['status', 'status'],
    ['banking', 'banking'],
  ])('has %s in the singular', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  it.each([
    ['user', 'a user'],
    ['unit', 'a unit'],
    ['invoice-line', 'an invoice line'],
    ['update', 'an update'],
    ['delivery', 'a delivery'],
  ])('has %s with its article', (noun, text) => {
    expect(withArticle(noun)).toBe(text);
  });

  it.each([
    ['archive', 'archives'],
    ['apply', 'applies'],
    ['pay', 'pays'],
    ['search', 'searches'],
  ])('has %s in the third person', (verb, text) => {
    expect(thirdPersonOf(verb)).toBe(text);
  });
});
