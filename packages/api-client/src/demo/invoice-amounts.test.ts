import { describe, expect, it } from 'vitest';
import { amountsOf, balanceOf, hasCents, overpaidOf, priceOf, receivedOf, sumOf } from './invoice-amounts.ts';

describe('the price of an item', () => {
  it.each([
    [{ cost: 25, qty: 3, discount: 10 }, 67.5],
    [{ cost: 19.99, qty: 3, discount: 0 }, 59.97],
    // Half a cent is rounded up, also where the product of fractions is a little less than half.
    [{ cost: 0.05, qty: 1, discount: 50 }, 0.03],
    [{ cost: 1.15, qty: 1, discount: 50 }, 0.58],
    [{ cost: 8.2, qty: 1, discount: 12.5 }, 7.18],
    [{ cost: 0.01, qty: 1, discount: 50.01 }, 0],
    [{ cost: 33.33, qty: 3, discount: 33.33 }, 66.66],
    [{ cost: 9_999_999.99, qty: 10_000, discount: 0.01 }, 99_989_999_900.01],
  ])('of %j is %d', (item, price) => {
    expect(priceOf(item)).toBe(price);
  });

  it('equals what whole numbers give, for every cent and percentage', () => {
    const wrong: string[] = [];
    for (let cents = 1; cents < 400; cents += 1) {
      for (let discount = 0; discount <= 100; discount += 1) {
        const exact = cents * 3 * (100 - discount);
        const expected = (Math.floor(exact / 100) + (exact % 100 >= 50 ? 1 : 0)) / 100;
        if (priceOf({ cost: cents / 100, qty: 3, discount }) !== expected) wrong.push(`${cents} cents, ${discount} %`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the amounts of an invoice', () => {
  it.each([
    [{ items: [{ cost: 25, qty: 3, discount: 10 }], discount: 0, tax: 0 }, [67.5, 0, 0, 67.5]],
    [{ items: [{ cost: 25, qty: 3, discount: 0 }], discount: 2, tax: 0 }, [75, 1.5, 0, 73.5]],
    [{ items: [{ cost: 90, qty: 1, discount: 0 }], discount: 50, tax: 10 }, [90, 45, 4.5, 49.5]],
    [{ items: [{ cost: 0, qty: 1, discount: 0 }], discount: 50, tax: 10 }, [0, 0, 0, 0]],
    [{ items: [{ cost: 10.05, qty: 1, discount: 0 }], discount: 50, tax: 8.25 }, [10.05, 5.03, 0.41, 5.43]],
  ])('of %j', (invoice, [subtotal, discount, tax, total]) => {
    expect(amountsOf(invoice)).toEqual({ subtotal, discount, tax, total });
  });

  it('are the exact sum of prices that are rounded one by one', () => {
    const item = { cost: 0.1, qty: 1, discount: 0 };
    expect(amountsOf({ items: [item, item, item], discount: 0, tax: 0 }).total).toBe(0.3);
    const half = { cost: 0.05, qty: 1, discount: 50 };
    expect(amountsOf({ items: [half, half, half], discount: 0, tax: 0 }).total).toBe(0.09);
  });
});

it('leaves nothing to pay after payments that are the total to the cent', () => {
  expect(balanceOf(0.3, [{ amount: 0.1 }, { amount: 0.2 }])).toBe(0);
  expect(balanceOf(100.1, [{ amount: 33.37 }])).toBe(66.73);
  expect(balanceOf(1, [{ amount: 2 }])).toBe(0);
});

it('adds amounts exactly', () => {
  expect(sumOf([0.1, 0.2, 1000])).toBe(1000.3);
  expect(sumOf([])).toBe(0);
});

it.each([
  [12.5, true],
  [0.29, true],
  [9_999_999.99, true],
  [1.005, false],
  [Number.NaN, false],
])('%d has at most two decimals: %j', (number, answer) => {
  expect(hasCents(number)).toBe(answer);
});

it.each([
  [47, [705], 705, 658],
  [0.3, [0.1, 0.2], 0.3, 0],
  [100.1, [33.37, 33.37], 66.74, 0],
])('of a total of %d, the payments %j are %d received and %d overpaid', (total, amounts, received, overpaid) => {
  const payments = amounts.map((amount) => ({ amount }));
  expect([receivedOf(payments), overpaidOf(total, payments)]).toEqual([received, overpaid]);
});
