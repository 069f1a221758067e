import { draftNamesOf, readDraft, removeDraft, writeDraft } from '#core/drafts/drafts.ts';
import type { Storage } from '#core/storage/storage.ts';
import type { MessageKey, NewMessage } from './outbox-slice.ts';

const PREFIX = 'demo-chat-unsent-';

const formOf = ({ contactId, time }: MessageKey): string => `${PREFIX}${contactId}-${time}`;

/** Stores a message until it has arrived. */
export const storeMessage = (storage: Storage, owner: string, message: NewMessage): void =>
  writeDraft(storage, owner, formOf(message), { text: message.text });

/** Removes a message that has arrived. */
export const removeStoredMessage = (storage: Storage, owner: string, key: MessageKey): void =>
  removeDraft(storage, owner, formOf(key));

/** Returns the stored messages of an owner, the oldest first. */
export function storedMessagesOf(storage: Storage, owner: string): NewMessage[] {
  return draftNamesOf(storage, owner)
    .flatMap((name) => {
      const [, contactId, time = ''] = /^demo-chat-unsent-(\d+)-(.+)$/.exec(name) ?? [];
      const { text = '' } = readDraft(storage, owner, name);
      return contactId === undefined || text === '' ? [] : { contactId: Number(contactId), time, text };
    })
    .toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
}
