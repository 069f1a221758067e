/** The answers of the contacts, with their times. */
import type { Chat, ComingAnswer, Contact } from '@plinth/api-client/demo/chat';
import { createRandom } from '#random.ts';
import { defineAccountTable, type Database, type Table } from '../database.ts';
import { chats } from './seed.ts';

/** The sentences of each contact, written in turn. They fit any message. */
const SENTENCES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'Ana Duarte': [
    'Between two customers, so in short: yes!',
    'Tell me more on Saturday. I’ll keep a coffee for you.',
    'It’s raining and the market is empty, so write as much as you like.',
  ],
  'Bram Lindqvist': [
    'Still at the fair. You’ll get a proper answer on Thursday.',
    'Noted. I’ll send a sample with the next order.',
    'My samples are in the other bag. Let me look tonight.',
  ],
  'Celia Okafor': [
    'Thanks. It’s in my notes for the end of the month.',
    'Could you send me the receipt as well?',
    'Good, that sets the books straight again.',
    'I’ll check it against the statement and let you know.',
  ],
  'Hanne Vos': [
    'One bar of signal, so quickly: fine with me.',
    'Let’s talk about it over a glass.',
    'I’d wait for the spring list with that.',
  ],
  'Joel Abara': [
    'On it. I’m at bay 4 right now.',
    'OK. Do you want a photo when it’s done?',
    'That reminds me, we’re nearly out of till rolls.',
    'Done before we close, promise.',
  ],
  'Leo Marchetti': [
    'Hands full of cheese, I’ll call you at one.',
    'Sounds good. I’ll put some aside for you.',
    'Only if you try the new one from the hills.',
  ],
  'Marta Quill': [
    'Got it. I’ll move the slots around and confirm in a minute.',
    'The ramp is free until eleven, if that helps.',
    'Consider it done.',
    'Please tell the driver to ring twice, the bell at dock 2 is broken.',
  ],
  'Nadia Petrov': [
    'Thank you. Your message is with your file.',
    'I need that on paper too, with the drawing.',
    'The office opens at ten. Please bring the number of your request.',
  ],
  'Priya Anand': [
    'Let me look at the ledger. One moment.',
    'That matches what I have here.',
    'Sent to your inbox, with the lines attached.',
    'Good catch, I’ll have it corrected.',
  ],
  'Tomas Reyne': [
    'I’ll ask the owner and come back to you.',
    'The keys are at the front desk.',
    'That’s in the lease, clause 7. Have a look.',
  ],
};

/** The sentence of a contact without any. */
const FALLBACK_SENTENCES = ['Thanks, I’ll get back to you.'] as const;

/** How long a contact reads before typing, and how long it takes to type, in milliseconds. */
const READING_RANGE_MS = [1_000, 2_500] as const;
const TYPING_RANGE_MS = [2_000, 4_000] as const;

interface StoredAnswer extends ComingAnswer {
  readonly id: number;
  readonly message: string;
}

/** The answers that have not arrived. */
const answers = defineAccountTable<StoredAnswer>({ name: 'chat-answers', seed: () => [] });

/** Returns the chats at a time: answers that are due have arrived. */
export function chatsAt(database: Database, now: Date): Table<Chat> {
  const table = database.table(chats);
  const pending = database.table(answers);
  for (const { id, contactId, message, time } of pending.rows) {
    if (Date.parse(time) > now.getTime()) continue;
    pending.remove(id);
    const chat = table.rows.find(({ userId }) => userId === contactId);
    if (!chat) continue;
    table.update(chat.id, {
      unseenMsgs: chat.unseenMsgs + 1,
      chat: [...chat.chat, { message, time, senderId: contactId }],
    });
  }
  return table;
}

const toComing = ({ contactId, typingFrom, time }: StoredAnswer): ComingAnswer => ({ contactId, typingFrom, time });

/** Returns the answers that contacts are about to write. */
export const comingAnswers = (database: Database): ComingAnswer[] => database.table(answers).rows.map(toComing);

/** Lets a contact answer the messages of a chat. One answer is enough for all that are sent until it arrives. */
export function planAnswer(database: Database, { id, fullName }: Contact, { chat }: Chat, now: Date): ComingAnswer {
  const pending = database.table(answers);
  const coming = pending.rows.find(({ contactId }) => contactId === id);
  if (coming) return toComing(coming);
  const sentences = SENTENCES[fullName] ?? FALLBACK_SENTENCES;
  const answerCount = chat.filter(({ senderId }) => senderId === id).length;
  const random = createRandom(id * 1_000 + answerCount);
  const typingFrom = now.getTime() + random.integer(...READING_RANGE_MS);
  return toComing(
    pending.add({
      contactId: id,
      typingFrom: new Date(typingFrom).toISOString(),
      time: new Date(typingFrom + random.integer(...TYPING_RANGE_MS)).toISOString(),
      message: sentences[answerCount % sentences.length] ?? sentences[0],
    }),
  );
}

/** Removes the answer of a contact who was blocked, or whose chat was cleared. */
export function cancelAnswer(database: Database, contactId: number): void {
  const pending = database.table(answers);
  const coming = pending.rows.find((answer) => answer.contactId === contactId);
  if (coming) pending.remove(coming.id);
}
