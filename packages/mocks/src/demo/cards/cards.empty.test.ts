import { getAnalyticsCard, getStatisticsCard } from '@plinth/api-client/demo/cards';
import { expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo({ scenario: 'empty' });

test('cards have no figures in the scenario whose lists are empty', async () => {
  const empty = { total: null, change: null, percent: null, categories: [], series: [], items: [] };
  await expect(call(getAnalyticsCard, 'customers')).resolves.toEqual({
    title: 'Customers',
    options: ['Last 28 Days', 'Last Month', 'Last Year'],
    ...empty,
  });
  await expect(call(getAnalyticsCard, 'revenue-report')).resolves.toMatchObject({ options: ['2020', '2019', '2018'] });
  await expect(call(getStatisticsCard, 'newsletter')).resolves.toEqual({ title: 'Newsletter', options: [], ...empty });
});
