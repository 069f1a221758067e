/** The content of a mail that is being written: new, an answer, a forwarded mail or a draft. */
import type { Mail, MailAttachment, MailPerson } from '@plinth/api-client/demo/email';
import { formatDate } from '@plinth/ui-kit/format';
import { isEmail } from '#shared/email.ts';
import { formatAddress, formatAddresses, parseAddress, parseAddresses } from './mail-addresses.ts';

/** The kind of mail that is being written. */
export type ComposeKind = 'new' | 'reply' | 'reply-all' | 'forward' | 'draft';

/** A mail that is being written, as the address names it: `new`, `reply-12`, or `reply-12-1` for an earlier message. */
export interface ComposeRequest {
  readonly kind: ComposeKind;
  /** The mail that it begins from; null for a new one. */
  readonly mailId: number | null;
  /** The position of the earlier message that it answers; null for the mail itself. */
  readonly reply: number | null;
}

/** The typed values of a mail. Recipients are lists of addresses with names. */
export interface OutgoingValues {
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly subject: string;
  readonly message: string;
}

/** A file of a mail that is being written. A new one has its bytes as a `data:` address. */
export type OutgoingFile = Pick<MailAttachment, 'fileName' | 'url' | 'size'>;

const EMPTY: OutgoingValues = { to: '', cc: '', bcc: '', subject: '', message: '' };

/** Reads the name of a mail that is being written; null when it is none. */
export function parseCompose(name: string | null): ComposeRequest | null {
  if (name === 'new') return { kind: 'new', mailId: null, reply: null };
  const [, kind, id, reply] = /^(reply|reply-all|forward|draft)-(\d+)(?:-(\d+))?$/.exec(name ?? '') ?? [];
  if (kind === undefined || (kind === 'draft' && reply !== undefined)) return null;
  return { kind: kind as ComposeKind, mailId: Number(id), reply: reply === undefined ? null : Number(reply) };
}

/** Returns the name under which the address takes back a mail that is about to be sent. */
export const undoNameOf = (mailId: number): string => `undo-${mailId}`;

/** Reads the mail that the address takes back; null without one. */
export function parseUndo(name: string | null): number | null {
  const [, id] = /^undo-(\d+)$/.exec(name ?? '') ?? [];
  return id === undefined ? null : Number(id);
}

/** Adds a prefix to a subject that doesn't have it yet. */
const withPrefix = (prefix: string, subject: string): string =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`;

type Source = Pick<Mail, 'from' | 'to' | 'cc' | 'subject' | 'message' | 'time' | 'attachments'>;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function quote({ from, time, message }: Source): string {
  const date = `${formatDate(time, 'medium', { language: 'en-US' })}, ${formatDate(time, 'time', { language: 'en-US' })}`;
  return `<p></p><p>On ${date}, ${escapeText(from.name)} wrote:</p><blockquote>${message}</blockquote>`;
}

/** Returns the recipients of an answer. One to one's own mail goes to its recipients. */
function answerRecipients(source: Source, own: string, isToAll: boolean): Pick<OutgoingValues, 'to' | 'cc'> {
  const isOther = ({ email }: MailPerson) => email.toLowerCase() !== own.toLowerCase();
  const to = isOther(source.from) ? [source.from] : source.to;
  if (!isToAll) return { to: formatAddresses(to), cc: '' };
  const all = isOther(source.from) ? [source.from, ...source.to.filter(isOther)] : source.to;
  const addressed = new Set(all.map(({ email }) => email));
  return {
    to: formatAddresses(all),
    cc: formatAddresses(source.cc.filter((person) => isOther(person) && !addressed.has(person.email))),
  };
}

/**
 * Returns the values with which a mail begins.
 * @param own the user's address.
 * @param to the recipient of a new mail, from the address of the page.
 */
export function initialValues(
  { kind, reply }: ComposeRequest,
  mail: Mail | null,
  { own, to }: { readonly own: string; readonly to: string },
): OutgoingValues {
  const recipient = parseAddress(to);
  if (!mail) return { ...EMPTY, to: recipient ? formatAddress(recipient) : '' };
  if (kind === 'draft') {
    const { subject, message } = mail;
    return {
      to: formatAddresses(mail.to),
      cc: formatAddresses(mail.cc),
      bcc: formatAddresses(mail.bcc),
      subject,
      message,
    };
  }
  const source = (reply === null ? undefined : mail.replies[reply]) ?? mail;
  const message = quote(source);
  if (kind === 'forward') return { ...EMPTY, subject: withPrefix('Fwd:', source.subject), message };
  const recipients = answerRecipients(source, own, kind === 'reply-all');
  return { ...EMPTY, ...recipients, subject: withPrefix('Re:', source.subject), message };
}

/** Returns the files with which a mail begins. */
export function initialFiles({ kind, reply }: ComposeRequest, mail: Mail | null): readonly OutgoingFile[] {
  if (kind !== 'draft' && kind !== 'forward') return [];
  return ((reply === null ? undefined : mail?.replies[reply]) ?? mail)?.attachments ?? [];
}

type OutgoingErrors = Readonly<Partial<Record<keyof OutgoingValues, string>>>;

/** Returns the errors of addresses that are incomplete, by field. */
export function checkAddresses(values: OutgoingValues): OutgoingErrors {
  const errors: Partial<Record<keyof OutgoingValues, string>> = {};
  for (const name of ['to', 'cc', 'bcc'] as const) {
    const invalid = parseAddresses(values[name]).find(({ email }) => !isEmail(email));
    if (invalid) errors[name] = `“${invalid.email}” is not an email address`;
  }
  return errors;
}

/** Returns the errors of the recipients, by field. */
export function checkRecipients(values: OutgoingValues): OutgoingErrors {
  const errors = checkAddresses(values);
  const hasRecipient = [values.to, values.cc, values.bcc].some((text) =>
    parseAddresses(text).some(({ email }) => isEmail(email)),
  );
  return hasRecipient || errors.to !== undefined ? errors : { ...errors, to: 'Add at least one recipient' };
}

/** The start of the names of mails among the drafts of this device. */
const DRAFT_PREFIX = 'demo-mail-';

/** Returns the name of a mail that is being written, as the address has it. */
const composeNameOf = ({ kind, mailId, reply }: ComposeRequest): string =>
  [kind, mailId, reply].filter((part) => part !== null).join('-');

/** Returns the name of a mail among the drafts of this device. */
export const draftNameOf = (request: ComposeRequest): string => `${DRAFT_PREFIX}${composeNameOf(request)}`;

/** Returns the first mail among the drafts of this device, as the address names it; null without one. */
export function storedComposeName(draftNames: readonly string[]): string | null {
  const names = draftNames.flatMap((name) => (name.startsWith(DRAFT_PREFIX) ? [name.slice(DRAFT_PREFIX.length)] : []));
  return names.find((name) => parseCompose(name)) ?? null;
}
