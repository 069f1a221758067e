import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createTestClient, startProvider } from './testing/provider.ts';
import { lead, topup } from './testing/samples.ts';

const provider = startProvider();

test.each(['yesterday', '2026-13-01', '', '2026-11-19 17:42', 1_795_110_120])(
  'the date %j is refused',
  async (created) => {
    provider.answers(() => HttpResponse.json([{ ...lead, created }]));
    await expect(createTestClient().client.leads.list()).rejects.toMatchObject({ path: '0.created' });
  },
);

test.each([-1, 0.5, '100', Number.MAX_SAFE_INTEGER + 1])('the amount %j is refused', async (owed) => {
  provider.answers(() => HttpResponse.json({ ...topup, owed }));
  await expect(createTestClient().client.topups.get('c-1')).rejects.toMatchObject({ path: 'owed' });
});

test('what may be absent reads as null', async () => {
  provider.answers(() =>
    HttpResponse.json([{ id: 'l-1', status: 'ONBOARDING', maxAmount: null, created: '2026-11-19' }]),
  );
  await expect(createTestClient().client.leads.list()).resolves.toMatchObject([
    { phone: null, address: null, meetingAt: null, customerId: null },
  ]);
});

test('a row that is listed twice stands once, as it was listed last', async () => {
  provider.answers(() =>
    HttpResponse.json([
      { ...lead, phone: null },
      { ...lead, id: 'l-2' },
      { ...lead, phone: '1' },
    ]),
  );
  await expect(createTestClient().client.leads.list()).resolves.toMatchObject([
    { id: lead.id, phone: '1' },
    { id: 'l-2' },
  ]);
});
