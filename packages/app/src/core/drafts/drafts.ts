import type { Storage } from '#core/storage/storage.ts';

/** The typed values of a form, by field name. */
export type Fields = Readonly<Record<string, string>>;

/** Owner of the drafts of a visitor who is not signed in. */
export const VISITOR = 'visitor';

const draftKey = (owner: string, form: string): string => `${owner}/${form}`;

/** Returns an owner's draft of a form; empty without one. */
export function readDraft(storage: Storage, owner: string, form: string): Fields {
  const drafts = storage.get('drafts') ?? {};
  const key = draftKey(owner, form);
  return Object.hasOwn(drafts, key) ? (drafts[key] ?? {}) : {};
}

/** Returns the names of the forms of which an owner has a draft. */
export function draftNamesOf(storage: Storage, owner: string): string[] {
  const prefix = draftKey(owner, '');
  return Object.keys(storage.get('drafts') ?? {}).flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  );
}

/**
 * Stores a draft immediately. Writing on every keystroke is cheap for a form and keeps the draft current however the
 * page ends.
 */
export function writeDraft(storage: Storage, owner: string, form: string, fields: Fields): void {
  storage.set('drafts', { ...storage.get('drafts'), [draftKey(owner, form)]: fields });
}

/** Removes a draft, once its form has been submitted. */
export function removeDraft(storage: Storage, owner: string, form: string): void {
  const drafts = storage.get('drafts');
  const key = draftKey(owner, form);
  if (!drafts || !Object.hasOwn(drafts, key)) return;
  const { [key]: _removed, ...others } = drafts;
  storage.set('drafts', others);
}

/** Removes every draft of an owner. */
export function removeDraftsOf(storage: Storage, owner: string): void {
  const drafts = Object.entries(storage.get('drafts') ?? {});
  const others = drafts.filter(([key]) => !key.startsWith(draftKey(owner, '')));
  if (others.length < drafts.length) storage.set('drafts', Object.fromEntries(others));
}
