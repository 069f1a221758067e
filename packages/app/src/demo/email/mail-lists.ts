import { MAIL_FOLDERS, type Mail, type MailFolder, type MailLabel, type MailList } from '@plinth/api-client/demo/email';
import type { MailPage, MailQuery } from '#demo/_shared/mails.ts';

/** The names of the folders. */
export const FOLDER_NAMES: Readonly<Record<MailList, string>> = {
  inbox: 'Inbox',
  sent: 'Sent',
  draft: 'Draft',
  starred: 'Starred',
  spam: 'Spam',
  trash: 'Trash',
};

/** The name of a label, and the color of its dot. */
export const LABELS: Readonly<Record<MailLabel, { readonly name: string; readonly color: string }>> = {
  personal: { name: 'Personal', color: 'success' },
  company: { name: 'Company', color: 'primary' },
  important: { name: 'Important', color: 'warning' },
  private: { name: 'Private', color: 'danger' },
};

/** Returns the folders that mails of a folder can be moved to; null for mails of several folders. */
export const moveTargets = (current: MailList | null): readonly MailFolder[] =>
  MAIL_FOLDERS.filter((folder) => folder !== 'sent' && folder !== current);

/** Mails that move to a folder. */
export interface MailMove {
  readonly ids: readonly number[];
  readonly folder: MailFolder;
}

/** Returns the moves that take mails back to the folders where they are now. */
export const movesBack = (mails: readonly Mail[]): readonly MailMove[] =>
  MAIL_FOLDERS.flatMap((folder) => {
    const ids = mails.filter((mail) => mail.folder === folder).map(({ id }) => id);
    return ids.length > 0 ? [{ ids, folder }] : [];
  });

/** Returns the labels of a mail after one of them was added, or removed where it was. */
export const toggleLabel = (labels: readonly MailLabel[], label: MailLabel): MailLabel[] =>
  labels.includes(label) ? labels.filter((other) => other !== label) : [...labels, label];

function isInFolder(mail: Mail, list: MailList | undefined): boolean {
  if (list === undefined) return mail.folder !== 'trash';
  return list === 'starred' ? mail.isStarred && mail.folder !== 'trash' : mail.folder === list;
}

/** Returns whether a mail is in a list, apart from its search. */
export function isInList(mail: Mail, { folder, label }: MailQuery): boolean {
  const list = folder ?? (label === undefined ? 'inbox' : undefined);
  return isInFolder(mail, list) && (label === undefined || mail.labels.includes(label));
}

type Counts = MailPage['emailsMeta'];

const isUnreadIn = ({ folder, isRead }: Mail, list: MailFolder): number => Number(folder === list && !isRead);

const countsOf = (mail: Mail): Counts => ({
  inbox: isUnreadIn(mail, 'inbox'),
  draft: Number(mail.folder === 'draft'),
  spam: isUnreadIn(mail, 'spam'),
});

/** A mail before and after a change. */
export interface ChangedMail {
  readonly before: Mail;
  readonly after: Mail;
}

/** Returns a list after mails have changed: those that no longer belong to it are gone, and the counts are right. */
export function changePage(page: MailPage, query: MailQuery, changes: ReadonlyMap<number, ChangedMail>): MailPage {
  const emailsMeta = { ...page.emailsMeta };
  for (const { before, after } of changes.values()) {
    const [old, current] = [countsOf(before), countsOf(after)];
    for (const name of ['inbox', 'draft', 'spam'] as const) emailsMeta[name] += current[name] - old[name];
  }
  const emails = page.emails.flatMap((mail) => {
    const changed = changes.get(mail.id)?.after;
    if (!changed) return [mail];
    return isInList(changed, query) ? [changed] : [];
  });
  return { emails, emailsMeta };
}

/** Returns a number of messages in words: `1 message`, `3 messages`. */
export const messageCount = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`;
