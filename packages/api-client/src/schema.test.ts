import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createTestClient, startProvider } from './testing/provider.ts';

const lead = { id: 'l-1', status: 'ONBOARDING', maxAmount: 25_000_000, created: '2026-11-18' };
const topup = { maxAvailable: 48_000_000, owed: 21_340_000, inProgressAmount: 2_500_000 };
const newFile = { name: 'statement.pdf', type: 'application/pdf', size: 2_048 };

const provider = startProvider();

test.each(['yesterday', '2026-13-01', '', '2026-11-19 17:42', 1_795_110_120])(
  'refuses the date %j',
  async (created) => {
    provider.respondWith(() => HttpResponse.json([{ ...lead, created }]));
    await expect(createTestClient().client.leads.list()).rejects.toMatchObject({ path: '0.created' });
  },
);

test.each([-1, 0.5, '100', Number.MAX_SAFE_INTEGER + 1])('refuses the amount %j', async (owed) => {
  provider.respondWith(() => HttpResponse.json({ ...topup, owed }));
  await expect(createTestClient().client.topups.get('c-1')).rejects.toMatchObject({ path: 'owed' });
});

test('parses an absent optional field as null', async () => {
  provider.respondWith(() =>
    HttpResponse.json([{ id: 'l-1', status: 'ONBOARDING', maxAmount: null, created: '2026-11-19' }]),
  );
  await expect(createTestClient().client.leads.list()).resolves.toMatchObject([
    { phone: null, address: null, meetingAt: null, customerId: null },
  ]);
});

test('keeps only the last value of a duplicate row', async () => {
  provider.respondWith(() =>
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

test.each(['javascript:alert(1)', 'file:///etc/passwd', '/relative', '//', ''])(
  'refuses the signed address %j',
  async (url) => {
    provider.respondWith(() => HttpResponse.json({ url, key: 'k-1' }));
    const { client } = createTestClient();
    await expect(client.files.signUpload(newFile)).rejects.toMatchObject({ code: 'schema', path: 'url' });
    await expect(client.files.signDownload({ key: 'k-1' })).rejects.toMatchObject({ code: 'schema', path: 'url' });
  },
);
