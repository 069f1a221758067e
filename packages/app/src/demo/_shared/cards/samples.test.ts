import { createCaller } from '@plinth/api-client/caller';
import { getAnalyticsCard, getStatisticsCard } from '@plinth/api-client/demo/cards';
import { listChatsAndContacts } from '@plinth/api-client/demo/chat';
import { createDemoServer } from '@plinth/mocks/demo/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSERS, COMPANIES, CONVERSATION, EARNINGS, MONTHLY_SALES, MORE_ORDERS } from './samples.ts';

const { server, context } = createDemoServer();
const call = createCaller({
  baseUrl: context.origin,
  wait: async () => undefined,
  tokens: { get: async () => null, refresh: async (rejected) => rejected },
});

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

test('the companies add up to the sales, the orders and the traffic of the calls', async () => {
  const [sales, orders, traffic] = await Promise.all([
    call(getStatisticsCard, 'sales'),
    call(getStatisticsCard, 'orders'),
    call(getStatisticsCard, 'site-traffic'),
  ]);
  expect([sumOf(COMPANIES.map((company) => company.sales)), sumOf(COMPANIES.map(({ change }) => change))]).toEqual([
    sales.total,
    sales.change,
  ]);
  expect(sumOf(COMPANIES.map((company) => company.orders))).toBe(orders.total);
  expect(MORE_ORDERS).toBe(orders.change);
  expect(sumOf(COMPANIES.map(({ views }) => views))).toBe(traffic.total);
  expect(MONTHLY_SALES.at(-1)).toBe(sales.total);
});

test('the earnings add up to the revenue of the calls', async () => {
  const [statistics, analytics] = await Promise.all([
    call(getStatisticsCard, 'revenue'),
    call(getAnalyticsCard, 'revenue'),
  ]);
  expect(sumOf(EARNINGS.map(({ value }) => value))).toBe(statistics.total);
  expect(analytics.total).toBe(statistics.total);
});

test('shares add up to 100 percent', () => {
  expect(sumOf(EARNINGS.map(({ percent }) => percent))).toBe(100);
  expect(sumOf(BROWSERS.map(({ percent }) => percent))).toBe(100);
});

test('the conversation is with a contact of the chat', async () => {
  const { contacts } = await call(listChatsAndContacts);
  expect(contacts.find(({ id }) => id === CONVERSATION.contactId)?.fullName).toBe(CONVERSATION.contact);
});
