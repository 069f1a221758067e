import type { Storage } from '../storage/storage.ts';

/** What was typed into a form, as it was typed. */
export type Fields = Readonly<Record<string, string>>;

/** Whose drafts those are that belong to nobody yet. */
export const VISITOR = 'visitor';

const nameOf = (owner: string, form: string): string => `${owner}/${form}`;

/** The draft of somebody's form; empty when there is none. */
export function readDraft(storage: Storage, owner: string, form: string): Fields {
  const drafts = storage.get('drafts') ?? {};
  const name = nameOf(owner, form);
  return Object.hasOwn(drafts, name) ? (drafts[name] ?? {}) : {};
}

/**
 * Keeps a draft at once: a form is small, and what is kept with every key is never older than what is seen, whatever
 * ends the page.
 */
export function writeDraft(storage: Storage, owner: string, form: string, fields: Fields): void {
  storage.set('drafts', { ...storage.get('drafts'), [nameOf(owner, form)]: fields });
}

/** The answer is with the provider: its draft goes. */
export function removeDraft(storage: Storage, owner: string, form: string): void {
  const drafts = storage.get('drafts');
  const name = nameOf(owner, form);
  if (!drafts || !Object.hasOwn(drafts, name)) return;
  const { [name]: _gone, ...others } = drafts;
  storage.set('drafts', others);
}

/** Deletes every draft of an owner and leaves those of others. */
export function removeDraftsOf(storage: Storage, owner: string): void {
  const drafts = Object.entries(storage.get('drafts') ?? {});
  const others = drafts.filter(([name]) => !name.startsWith(nameOf(owner, '')));
  if (others.length < drafts.length) storage.set('drafts', Object.fromEntries(others));
}
