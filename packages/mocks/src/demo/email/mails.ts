/** The mailbox: what is in it at a time, and how mail gets into it. */
import type { Mail, MailAttachment, MailPerson } from '@plinth/api-client/demo/email';
import type { DemoContext } from '../context.ts';
import type { Database, Table } from '../database.ts';
import { storeFile } from '../files.ts';
import { isSameText, sortRows } from '../lists.ts';
import { notify } from '../notifications/notify.ts';
import { ownerOf } from '../session/accounts.ts';
import { mails } from './seed.ts';

/** The user's name and address. */
export function senderOf(database: Database, accountId: number): MailPerson {
  const { fullName, email } = ownerOf(database, accountId);
  return { name: fullName, email };
}

/** The content of a mail that isn't in the mailbox yet. */
export type NewMail = Pick<Mail, 'from' | 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'attachments'>;

const NEW_STATE = { replies: [], isStarred: false, isRead: true, labels: [], sendAt: null };

/** Returns the subject of a mail as lists show it. */
export const subjectText = ({ subject }: Pick<Mail, 'subject'>): string => (subject === '' ? 'No subject' : subject);

type ReceivedMail = Omit<Mail, 'id' | 'folder' | 'isRead' | 'isStarred' | 'labels'>;

/** Puts a mail into the inbox, with a notification unless what it is about has its own. */
function receive(database: Database, mail: ReceivedMail, isAnnounced = true): void {
  const { id } = database.table(mails).add({ ...mail, folder: 'inbox', isRead: false, isStarred: false, labels: [] });
  if (!isAnnounced) return;
  notify(database, new Date(mail.time), {
    from: mail.from.name,
    title: `${mail.from.name} sent an email`,
    subtitle: subjectText(mail),
    link: `/apps/email?mail=${id}`,
  });
}

/** Delivers a mail that was sent to the user's own address to the inbox, without its blind copies. */
function deliverToSelf(database: Database, { id: _id, ...mail }: Mail): void {
  const isOwn = ({ email }: MailPerson): boolean => isSameText(email, mail.from.email);
  if (![...mail.to, ...mail.cc, ...mail.bcc].some(isOwn)) return;
  receive(database, { ...mail, bcc: [] });
}

/** Whether the time of a scheduled mail has come. */
export const isDue = ({ sendAt }: Mail, now: Date): boolean => sendAt !== null && Date.parse(sendAt) <= now.getTime();

/** Returns the mails at a time: scheduled ones that are due have been sent. */
export function mailsAt(database: Database, now: Date): Table<Mail> {
  const table = database.table(mails);
  for (const mail of table.rows) {
    if (mail.folder !== 'draft' || mail.sendAt === null || !isDue(mail, now)) continue;
    const sent = table.update(mail.id, { folder: 'sent', time: mail.sendAt, sendAt: null });
    if (sent) deliverToSelf(database, sent);
  }
  return table;
}

/** Where a mail of the user goes. */
export interface Destination {
  readonly folder: 'sent' | 'draft';
  readonly time: string;
  /** When a draft is sent by itself. */
  readonly sendAt: string | null;
}

/**
 * Stores a mail of the user.
 * @param draftId The draft that it takes the place of.
 */
export function storeMail(
  database: Database,
  mail: NewMail,
  destination: Destination,
  draftId?: number,
): Mail | undefined {
  const values = { ...mail, ...destination };
  const table = database.table(mails);
  const stored = draftId === undefined ? table.add({ ...NEW_STATE, ...values }) : table.update(draftId, values);
  if (stored?.folder === 'sent') deliverToSelf(database, stored);
  return stored;
}

/** Returns mails in the order of lists: the newest first. */
export const sortMails = (rows: readonly Mail[]): Mail[] => sortRows(rows, ({ time }) => Date.parse(time), 'desc');

/** A mail that a part of the demo delivers. */
export interface Delivery {
  /** `sent`: a mail from the user to another person. `inbox`: a mail from another person to the user. */
  readonly folder: 'sent' | 'inbox';
  /** The other person. */
  readonly person: MailPerson;
  readonly subject: string;
  /** HTML: escape what a user typed. */
  readonly message: string;
  readonly files?: readonly { readonly fileName: string; readonly file: Blob }[];
  /** Whether a mail in the inbox has a notification; not when what it is about has its own. @default true */
  readonly isAnnounced?: boolean;
}

/**
 * Puts a mail into the sent mails or into the inbox, for the other parts of the demo. A sent mail to the user's own
 * address is delivered to the inbox too.
 */
export async function deliverMail(
  context: DemoContext,
  accountId: number,
  { folder, person, subject, message, files = [], isAnnounced }: Delivery,
): Promise<void> {
  const attachments = await Promise.all(
    files.map(async ({ fileName, file }): Promise<MailAttachment> => ({
      fileName,
      thumbnail: null,
      url: await storeFile(context, fileName, file),
      size: file.size,
    })),
  );
  const now = context.clock();
  const database = context.database.of(accountId);
  const user = senderOf(database, accountId);
  const [from, to] = folder === 'sent' ? [user, person] : [person, user];
  const mail: NewMail = { from: { ...from, avatar: null }, to: [to], cc: [], bcc: [], subject, message, attachments };
  const time = now.toISOString();
  if (folder === 'sent') storeMail(database, mail, { folder, time, sendAt: null });
  else receive(database, { ...mail, replies: [], time, sendAt: null }, isAnnounced);
}
