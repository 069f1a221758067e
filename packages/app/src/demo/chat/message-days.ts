import { CHAT_USER_ID, type ChatMessage } from '@plinth/api-client/demo/chat';
import { formatDate } from '@plinth/ui-kit/format';
import { addDays, dayKey } from '#shared/calendar.ts';
import type { OutgoingMessage } from './outbox-slice.ts';

/** A message of the log. */
export interface LogMessage {
  /** Unique in the chat. */
  readonly key: string;
  readonly text: string;
  readonly time: string;
  readonly isOwn: boolean;
  readonly status: 'sent' | OutgoingMessage['status'];
}

/** Messages of one sender, each within minutes of the one before. */
export interface MessageGroup {
  readonly key: string;
  readonly isOwn: boolean;
  readonly messages: readonly LogMessage[];
}

/** The messages of a day. */
export interface MessageDay {
  /** The day, as an ISO date. */
  readonly day: string;
  readonly groups: readonly MessageGroup[];
}

const GROUP_GAP_MS = 5 * 60_000;

/** Returns the messages of a log: those of the chat, then those that have not arrived. */
export const logMessagesOf = (
  chat: readonly ChatMessage[],
  outbox: readonly OutgoingMessage[],
): readonly LogMessage[] => [
  ...chat.map(({ message, time, senderId }, index): LogMessage => ({
    key: String(index),
    text: message,
    time,
    isOwn: senderId === CHAT_USER_ID,
    status: 'sent',
  })),
  ...outbox.map(({ text, time, status }): LogMessage => ({ key: time, text, time, isOwn: true, status })),
];

const isNear = (one: LogMessage, other: LogMessage): boolean =>
  one.isOwn === other.isOwn && Date.parse(other.time) - Date.parse(one.time) <= GROUP_GAP_MS;

/** Groups messages by day and, within five minutes, by sender. They keep their order. */
export function groupMessages(messages: readonly LogMessage[], timeZone?: string): MessageDay[] {
  const days: { day: string; groups: { key: string; isOwn: boolean; messages: LogMessage[] }[] }[] = [];
  for (const message of messages) {
    const day = dayKey(message.time, timeZone);
    let current = days.at(-1);
    if (current?.day !== day) {
      current = { day, groups: [] };
      days.push(current);
    }
    const group = current.groups.at(-1);
    const previous = group?.messages.at(-1);
    if (group && previous && isNear(previous, message)) group.messages.push(message);
    else current.groups.push({ key: message.key, isOwn: message.isOwn, messages: [message] });
  }
  return days;
}

/** Names a day: `Today`, `Yesterday`, `Monday, November 16`, with the year when it is another one. */
export function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return formatDate(day, day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'full', { language: 'en-US' });
}
