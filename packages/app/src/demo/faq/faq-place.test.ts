import { expect, test } from 'vitest';
import type { Faq } from './faq-api.ts';
import { openCategory } from './faq-place.ts';

const category = (...questions: readonly string[]): Faq['payment'] => ({
  icon: 'truck',
  title: '',
  subtitle: '',
  qandA: questions.map((question) => ({ question, answer: '' })),
});
const faq: Faq = {
  payment: category(),
  delivery: category('How long does it take?'),
  cancellation: category('Can I cancel?', 'When is it refunded?'),
  myOrders: category(),
  productServices: category(),
};

test.each([
  [null, null, 'delivery'],
  ['cancellation', null, 'cancellation'],
  ['payment', null, 'payment'],
  ['cooking', null, 'delivery'],
  [null, 'when-is-it-refunded', 'cancellation'],
  ['delivery', 'when-is-it-refunded', 'delivery'],
  [null, 'gone', 'delivery'],
])('with the category %j and the question %j, %s is open', (name, question, expected) => {
  expect(openCategory(faq, name, question)).toBe(expected);
});

test('without any question, the first category is open', () => {
  const none = category();
  const empty = { payment: none, delivery: none, cancellation: none, myOrders: none, productServices: none };
  expect(openCategory(empty, null, 'gone')).toBe('payment');
});
