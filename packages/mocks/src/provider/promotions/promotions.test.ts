import { afterEach, expect, test } from 'vitest';
import { clientOf, startServer } from '#testing/world.ts';

const CUSTOMER = 'customer-ines';
const mock = startServer();
const client = clientOf(mock);

afterEach(() => mock.reset());

test('redeems a code in any case', async () => {
  await expect(client.promotions.associate(CUSTOMER, 'welcome25')).resolves.toEqual({
    code: 'WELCOME25',
    description: '$250 off the first fee',
    amount: 25_000,
    associatedAt: '2026-11-19T17:42:00.000Z',
  });
});

test('repeats the response to a repeated action, and refuses a second action', async () => {
  const action = { idempotencyKey: 'promo-1' };
  const first = await client.promotions.associate(CUSTOMER, 'WELCOME25', action);
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25', action)).resolves.toEqual(first);
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25')).rejects.toMatchObject({ status: 409 });
});

test.each([
  ['HARVEST500', 409, 'This promo code was used before'],
  ['NOWHERE', 404, 'There is no such promo code'],
  ['toString', 404, 'There is no such promo code'],
])('refuses the code %s with %d', async (code, status, message) => {
  await expect(client.promotions.associate(CUSTOMER, code)).rejects.toMatchObject({
    status,
    message,
    body: { message },
  });
});

test('refuses another customer’s id', async () => {
  await expect(client.promotions.associate('customer-noor', 'WELCOME25')).rejects.toMatchObject({ status: 404 });
});
