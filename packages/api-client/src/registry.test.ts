import { expect, test } from 'vitest';
import { isCall } from './call.ts';
import { declarations } from './registry.ts';

/** The calls of the specification (product.md#calls); `any` where it gives no method. */
const SPECIFIED = [
  'POST /users/firebase',
  'GET /financing/leads',
  'GET /financing/leads/{id}/onboarded',
  'GET /customers',
  'GET /financing/customers/{id}/contracts',
  'GET /financing/customers/{id}/topups',
  'GET /financing/customers/{id}/leads',
  'GET /data/accounting/customers/{id}',
  'POST /data/accounting/customers/{id}',
  'GET /data/accounting/customers/{id}/integrations',
  'GET /data/commerce/customers/{id}',
  'POST /data/commerce/customers/{id}',
  'GET /data/commerce/customers/{id}/all',
  'GET /data/commerce/customers/{id}/integrations',
  'GET /data/banking/customers/{id}/link',
  'GET /data/banking/customers/{id}/link/{linkId}',
  'GET /data/banking/customers/{id}/connections',
  'GET /data/banking/customers/{id}/accounts',
  'GET /data/virtual-cards/customers/{id}/virtual-cards',
  'GET /data/virtual-cards/customers/{id}/virtual-cards/{cardId}/transactions',
  'GET /tasks/customers/{id}',
  'any /files/signedurl',
  'any /data/{kind}/customers/{id}/connections/{connectionId}',
  'any /features/proxy',
  'any /users',
  'POST /promotions/customers/{id}/{promoCode}/associate',
];

const calls = declarations.filter(isCall);
/** A path without the names of its parameters. */
const shapeOf = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '{}');
const isSpecified = ({ method, path }: { method: string; path: string }) =>
  SPECIFIED.some((specified) => [`${method} ${shapeOf(path)}`, `any ${shapeOf(path)}`].includes(shapeOf(specified)));

test('declares every call once', () => {
  const names = calls.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('declares every call of the specification', () => {
  const declared = calls.flatMap(({ method, path }) => [`${method} ${shapeOf(path)}`, `any ${shapeOf(path)}`]);
  expect(SPECIFIED.filter((specified) => !declared.includes(shapeOf(specified)))).toEqual([]);
});

test('marks every call that the specification does not list as assumed', () => {
  expect(calls.filter((call) => !isSpecified(call) && !call.assumed).map(({ name }) => name)).toEqual([]);
});
