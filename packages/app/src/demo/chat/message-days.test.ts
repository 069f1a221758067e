import { CHAT_USER_ID } from '@plinth/api-client/demo/chat';
import { expect, test } from 'vitest';
import { dayName, groupMessages, logMessagesOf } from './message-days.ts';

const messageAt = (time: string, senderId = 7) => ({ message: time, time, senderId });

const groupsOf = (...messages: ReturnType<typeof messageAt>[]) =>
  groupMessages(logMessagesOf(messages, []), 'UTC').map(({ day, groups }) => [
    day,
    ...groups.map((group) => group.messages.length),
  ]);

test('messages are grouped by day, by sender, and within five minutes', () => {
  expect(
    groupsOf(
      messageAt('2026-11-22T23:59:00Z'),
      messageAt('2026-11-23T00:00:00Z'),
      messageAt('2026-11-23T00:05:00Z'),
      messageAt('2026-11-23T00:10:01Z'),
      messageAt('2026-11-23T00:10:30Z', CHAT_USER_ID),
    ),
  ).toEqual([
    ['2026-11-22', 1],
    ['2026-11-23', 2, 1, 1],
  ]);
});

test('messages that have not arrived follow those of the chat', () => {
  const outgoing = {
    contactId: 7,
    text: 'Hi',
    time: '2026-11-23T00:01:00Z',
    status: 'failed',
    isUncertain: false,
  } as const;
  expect(logMessagesOf([messageAt('2026-11-23T00:02:00Z')], [outgoing])).toMatchObject([
    { isOwn: false, status: 'sent' },
    { text: 'Hi', isOwn: true, status: 'failed' },
  ]);
});

test.each([
  ['2026-11-23', 'Today'],
  ['2026-11-22', 'Yesterday'],
  ['2026-11-16', 'Monday, November 16'],
  ['2025-12-31', 'Wednesday, December 31, 2025'],
])('the day %s is named %j', (day, expected) => {
  expect(dayName(day, '2026-11-23')).toBe(expected);
});
