import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';

/** A message that the chat does not have yet. Contact and time identify it. */
export interface OutgoingMessage {
  readonly contactId: number;
  readonly text: string;
  /** When the user sent it, as an ISO 8601 instant. */
  readonly time: string;
  /** Messages to a contact are sent one after the other, so one may wait. */
  readonly status: 'waiting' | 'sending' | 'failed';
  /** Whether a failed message may have arrived, because there was no response. */
  readonly isUncertain: boolean;
}

/** Identifies a message. */
export type MessageKey = Pick<OutgoingMessage, 'contactId' | 'time'>;

/** A message before it is sent. */
export type NewMessage = Pick<OutgoingMessage, 'contactId' | 'text' | 'time'>;

const isSame = (one: MessageKey, other: MessageKey): boolean =>
  one.contactId === other.contactId && one.time === other.time;

const withStatus = (
  messages: readonly OutgoingMessage[],
  key: MessageKey,
  change: Partial<OutgoingMessage>,
): OutgoingMessage[] => messages.map((message) => (isSame(message, key) ? { ...message, ...change } : message));

const slice = createSlice({
  name: 'chatOutbox',
  initialState: [] as readonly OutgoingMessage[],
  reducers: {
    messageQueued: (messages, { payload }: PayloadAction<NewMessage>): readonly OutgoingMessage[] => [
      ...messages,
      { ...payload, status: 'waiting', isUncertain: false },
    ],
    messageStarted: (messages, { payload }: PayloadAction<MessageKey>): readonly OutgoingMessage[] =>
      withStatus(messages, payload, { status: 'sending' }),
    messageFailed: (
      messages,
      { payload: { isUncertain, ...key } }: PayloadAction<MessageKey & { readonly isUncertain: boolean }>,
    ): readonly OutgoingMessage[] => withStatus(messages, key, { status: 'failed', isUncertain }),
    messageRetried: (messages, { payload }: PayloadAction<MessageKey>): readonly OutgoingMessage[] =>
      withStatus(messages, payload, { status: 'waiting' }),
    messageRemoved: (messages, { payload }: PayloadAction<MessageKey>): readonly OutgoingMessage[] =>
      messages.filter((message) => !isSame(message, payload)),
    /** Adds the messages of an earlier visit, which ended before they had arrived. */
    outboxRestored: (messages, { payload }: PayloadAction<readonly NewMessage[]>): readonly OutgoingMessage[] => [
      ...payload
        .filter((stored) => !messages.some((message) => isSame(message, stored)))
        .map((stored): OutgoingMessage => ({ ...stored, status: 'failed', isUncertain: true })),
      ...messages,
    ],
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => []),
});

export const { messageQueued, messageStarted, messageFailed, messageRetried, messageRemoved, outboxRestored } =
  slice.actions;
export const outboxReducer = slice.reducer;

/** State of a store that has the outbox once the chat has joined. */
export interface WithOutbox {
  readonly chatOutbox?: readonly OutgoingMessage[];
}

const NO_MESSAGES: readonly OutgoingMessage[] = [];

/** Returns the messages that have not arrived, the oldest first. */
export const selectOutbox = (state: WithOutbox): readonly OutgoingMessage[] => state.chatOutbox ?? NO_MESSAGES;

/** Returns the next message to a contact that can be sent now; undefined while one is being sent. */
export function nextToSend(messages: readonly OutgoingMessage[], contactId: number): OutgoingMessage | undefined {
  const own = messages.filter((message) => message.contactId === contactId);
  return own.some(({ status }) => status === 'sending') ? undefined : own.find(({ status }) => status === 'waiting');
}
