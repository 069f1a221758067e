import { expect, test } from 'vitest';
import { composerHref, draftFromSearch, replyHref, repliedTicketId } from './composer-href.ts';

test.each([
  ['', null],
  ['?new=other', null],
  ['?new=topup', null],
  ['?new=ticket', 'ticket'],
  ['?new=ticket&subject=Mallory&message=Pay+me', 'ticket'],
  ['?new=reply', null],
  ['?new=reply&to=', null],
  ['?new=reply&to=ticket-3', 'reply-ticket-3'],
])('reads only the draft from %j: %j', (search, draft) => {
  expect(draftFromSearch(search)).toBe(draft);
});

test.each(['ticket', 'reply-ticket-3', 'reply-a b&c'] as const)('opens the draft %j with its URL', (draft) => {
  expect(draftFromSearch(new URL(composerHref(draft), 'https://app.test').search)).toBe(draft);
});

test('opens a reply with the id of its ticket', () => {
  expect(replyHref('ticket-3')).toBe(composerHref('reply-ticket-3'));
  expect([repliedTicketId('ticket'), repliedTicketId('reply-ticket-3')]).toEqual([null, 'ticket-3']);
});
