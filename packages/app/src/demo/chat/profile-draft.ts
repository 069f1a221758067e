import { readDraft, removeDraft } from '#core/drafts/drafts.ts';
import type { Storage } from '#core/storage/storage.ts';

/** Name of the form of the user's profile among the drafts. */
export const PROFILE_FORM = 'demo-chat-profile';

/** Removes the draft of the text about the user once that text is stored. A text that was typed later stays. */
export function removeProfileDraft(storage: Storage, owner: string, about: string): void {
  if (readDraft(storage, owner, PROFILE_FORM)['about']?.trim() === about) removeDraft(storage, owner, PROFILE_FORM);
}
