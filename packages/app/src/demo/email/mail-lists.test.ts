import type { Mail } from '@plinth/api-client/demo/email';
import { expect, test } from 'vitest';
import { changePage, isInList, movesBack, moveTargets, toggleLabel } from './mail-lists.ts';

const mailOf = (fields: Partial<Mail>): Mail => ({
  id: 1,
  from: { name: 'Marta Quill', email: 'marta.quill@example.com', avatar: null },
  to: [],
  cc: [],
  bcc: [],
  subject: 'Friday delivery',
  message: '',
  attachments: [],
  time: '2026-11-23T09:00:00Z',
  replies: [],
  isStarred: false,
  isRead: false,
  labels: [],
  folder: 'inbox',
  sendAt: null,
  ...fields,
});

test.each([
  [{}, { folder: 'inbox' }, true],
  [{}, {}, true],
  [{ folder: 'spam' }, {}, false],
  [{ isStarred: true, folder: 'sent' }, { folder: 'starred' }, true],
  [{ isStarred: true, folder: 'trash' }, { folder: 'starred' }, false],
  [{ labels: ['company'], folder: 'spam' }, { label: 'company' }, true],
  [{ labels: ['company'], folder: 'trash' }, { label: 'company' }, false],
  [{ labels: ['private'] }, { label: 'company' }, false],
] as const)('a mail with %o is in the list %o: %s', (fields, list, expected) => {
  expect(isInList(mailOf({ ...fields, labels: [...('labels' in fields ? fields.labels : [])] }), list)).toBe(expected);
});

test('a list loses the mails that no longer belong to it, and every list counts them', () => {
  const [unread, other] = [mailOf({ id: 1 }), mailOf({ id: 2, isRead: true })];
  const moved = new Map([[1, { before: unread, after: mailOf({ id: 1, folder: 'spam' }) }]]);
  const emailsMeta = { inbox: 4, draft: 2, spam: 2 };
  const counts = { inbox: 3, draft: 2, spam: 3 };
  expect(changePage({ emails: [unread, other], emailsMeta }, { folder: 'inbox' }, moved)).toEqual({
    emails: [other],
    emailsMeta: counts,
  });
  expect(changePage({ emails: [], emailsMeta }, { folder: 'sent' }, moved)).toEqual({ emails: [], emailsMeta: counts });
});

test('mails move to the other folders but never to the sent ones', () => {
  expect(moveTargets('inbox')).toEqual(['draft', 'spam', 'trash']);
  expect(moveTargets(null)).toEqual(['inbox', 'draft', 'spam', 'trash']);
});

test('mails of several folders move back to their own', () => {
  const mails = [mailOf({ id: 1 }), mailOf({ id: 2, folder: 'spam' }), mailOf({ id: 3 })];
  expect(movesBack(mails)).toEqual([
    { ids: [1, 3], folder: 'inbox' },
    { ids: [2], folder: 'spam' },
  ]);
});

test('a label is added where it is missing and removed where it is', () => {
  expect(toggleLabel(['company'], 'private')).toEqual(['company', 'private']);
  expect(toggleLabel(['company', 'private'], 'company')).toEqual(['private']);
});
