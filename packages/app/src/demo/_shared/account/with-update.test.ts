import type { AccountExtras } from '@plinth/api-client/demo/account';
import { expect, test } from 'vitest';
import { withUpdate } from './with-update.ts';

const card = { brand: 'visa', lastFour: '4242', name: 'Marta Quill', expiry: '01/30' } as const;
const EXTRAS: AccountExtras = {
  twoStep: { method: 'off', phone: null, secret: 'A' },
  devices: [],
  paymentMethods: [
    { ...card, id: 1, isPrimary: true },
    { ...card, id: 2, isPrimary: false },
  ],
  addresses: [],
  plan: { name: 'team', startDate: '2026-01-01', endDate: '2026-01-31' },
  history: [],
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: false,
    blogDigest: false,
  },
  connections: { twitter: true, google: false, facebook: false, github: false },
  social: { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' },
  projects: [],
  timeline: [],
};

test('shows a new primary card first', () => {
  const { paymentMethods } = withUpdate(EXTRAS, { section: 'paymentMethods', data: { action: 'makePrimary', id: 2 } });
  expect(paymentMethods.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
    [2, true],
    [1, false],
  ]);
});

test('keeps the settings that a change leaves out', () => {
  const { connections } = withUpdate(EXTRAS, { section: 'connections', data: { github: true, google: undefined } });
  expect(connections).toEqual({ twitter: true, google: false, facebook: false, github: true });
});

test('waits for the response where the call may refuse the data', () => {
  expect(withUpdate(EXTRAS, { section: 'twoStep', data: { method: 'app', code: '111111' } })).toBe(EXTRAS);
});
