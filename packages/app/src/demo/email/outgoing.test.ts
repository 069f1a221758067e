import type { Mail } from '@plinth/api-client/demo/email';
import { expect, test } from 'vitest';
import { checkRecipients, initialFiles, initialValues, parseCompose } from './outgoing.ts';

const me = { name: 'Ines Calloway', email: 'admin@demo.com' };
const priya = { name: 'Priya Anand', email: 'priya.anand@example.com' };
const celia = { name: 'Celia Okafor', email: 'celia.okafor@example.com' };

const mail: Mail = {
  id: 3,
  from: { ...priya, avatar: null },
  to: [me],
  cc: [celia],
  bcc: [],
  subject: 'October statement',
  message: '<p>Line 14</p>',
  attachments: [{ fileName: 'lines.csv', thumbnail: null, url: '/apps/files/1/lines.csv', size: 10 }],
  time: '2026-11-23T09:00:00Z',
  replies: [],
  isStarred: false,
  isRead: true,
  labels: [],
  folder: 'inbox',
  sendAt: null,
};
const options = { own: me.email, to: '' };

test.each([
  ['new', { kind: 'new', mailId: null, reply: null }],
  ['reply-12', { kind: 'reply', mailId: 12, reply: null }],
  ['reply-all-12-1', { kind: 'reply-all', mailId: 12, reply: 1 }],
  ['draft-4', { kind: 'draft', mailId: 4, reply: null }],
  ['draft-4-1', null],
  ['reply-', null],
  [null, null],
])('the address %s names %o', (name, expected) => {
  expect(parseCompose(name)).toEqual(expected);
});

test.each([
  ['reply', { to: 'Priya Anand <priya.anand@example.com>', cc: '', subject: 'Re: October statement' }],
  [
    'reply-all',
    {
      to: 'Priya Anand <priya.anand@example.com>',
      cc: 'Celia Okafor <celia.okafor@example.com>',
      subject: 'Re: October statement',
    },
  ],
  ['forward', { to: '', cc: '', subject: 'Fwd: October statement' }],
] as const)('%s begins with its recipients, its subject and the quoted text', (kind, expected) => {
  const values = initialValues({ kind, mailId: 3, reply: null }, mail, options);
  expect(values).toMatchObject(expected);
  expect(values.message).toContain('<blockquote><p>Line 14</p></blockquote>');
});

test('only a forwarded mail and a draft begin with the files', () => {
  expect(initialFiles({ kind: 'forward', mailId: 3, reply: null }, mail)).toHaveLength(1);
  expect(initialFiles({ kind: 'reply', mailId: 3, reply: null }, mail)).toHaveLength(0);
});

test('a mail needs one valid recipient', () => {
  const values = { to: '', cc: '', bcc: '', subject: '', message: '' };
  expect(checkRecipients(values)).toEqual({ to: 'Add at least one recipient' });
  expect(checkRecipients({ ...values, to: 'nobody' })).toEqual({ to: '“nobody” is not an email address' });
  expect(checkRecipients({ ...values, cc: celia.email })).toEqual({});
});
