import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate, maybe } from '../schema.ts';
import { emailAddress, instant, queryNumber, recordId, search } from './fields.ts';

/** The folders that a mail can be in. */
export const MAIL_FOLDERS = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;

/** The lists of mails by folder: the folders, and all starred mails outside the trash. */
export const MAIL_LISTS = [...MAIL_FOLDERS, 'starred'] as const;

/** The labels of a mail. */
export const MAIL_LABELS = ['personal', 'company', 'important', 'private'] as const;

/** The largest size of the files of one mail together, in bytes: 10 MB. */
export const MAX_ATTACHMENTS_SIZE = 10 * 1_024 * 1_024;

const personSchema = v.object({ name: v.string(), email: v.string() });

const attachmentSchema = v.object({
  fileName: v.string(),
  /** Address of a small picture; null for a file that an icon stands for. */
  thumbnail: v.nullable(v.string()),
  /** Address of the bytes, at the origin of the app. */
  url: v.string(),
  /** Bytes. */
  size: v.number(),
});

const messageFields = {
  from: v.object({ ...personSchema.entries, avatar: v.nullable(v.string()) }),
  to: v.array(personSchema),
  cc: v.array(personSchema),
  bcc: v.array(personSchema),
  subject: v.string(),
  /** The text as HTML. It is untrusted: sanitize it before it is shown. */
  message: v.string(),
  attachments: v.array(attachmentSchema),
  time: isoDate,
};

const folder = v.picklist(MAIL_FOLDERS);
const label = v.picklist(MAIL_LABELS);

const mailSchema = v.object({
  id: recordId,
  ...messageFields,
  /** The earlier messages of the conversation, oldest first. */
  replies: v.array(v.object(messageFields)),
  isStarred: v.boolean(),
  isRead: v.boolean(),
  labels: v.array(label),
  folder,
  /** When a draft is sent by itself; null when it isn't scheduled. */
  sendAt: v.nullable(isoDate),
});

const openMailSchema = v.object({
  ...mailSchema.entries,
  /** Whether the list has a newer mail. */
  hasPreviousMail: v.boolean(),
  /** Whether the list has an older mail. */
  hasNextMail: v.boolean(),
});

/** A person who sends or receives mail. */
export type MailPerson = v.InferOutput<typeof personSchema>;
/** A file of a mail. */
export type MailAttachment = v.InferOutput<typeof attachmentSchema>;
/** A mail (product.md#entities). */
export type Mail = v.InferOutput<typeof mailSchema>;
/** A mail with its position in the list that it was opened from. */
export type OpenMail = v.InferOutput<typeof openMailSchema>;
/** A folder that a mail can be in. */
export type MailFolder = (typeof MAIL_FOLDERS)[number];
/** A list of mails by folder. */
export type MailList = (typeof MAIL_LISTS)[number];
/** A label of a mail. */
export type MailLabel = (typeof MAIL_LABELS)[number];

/** The list that a mail is opened from; without a folder and a label, all mails outside the trash. */
const listFields = { q: search, folder: v.optional(v.picklist(MAIL_LISTS)), label: v.optional(label) };

const emailIds = v.pipe(v.array(recordId), v.nonEmpty());
const response = v.object({ emails: v.array(mailSchema) });

/**
 * Lists mails, the newest first: those of a folder, by default the inbox; those with a label, in every folder but the
 * trash; or those of both. The search finds words in the sender's name, the subject and the text; `from:name` asks for a
 * sender and `is:unread` for unread mails.
 */
export const listMails = defineCall({
  method: 'GET',
  path: '/apps/email/emails',
  query: v.object(listFields),
  response: v.object({
    emails: v.array(mailSchema),
    /** The unread mails of the inbox and of spam, and all drafts. */
    emailsMeta: v.object({ inbox: v.number(), draft: v.number(), spam: v.number() }),
  }),
});

/** Changes the given fields of mails. Unknown ids are skipped; when all are unknown, it is a 404. */
export const updateMails = defineCall({
  method: 'POST',
  path: '/apps/email/update-emails',
  body: v.object({
    emailIds,
    dataToUpdate: v.partial(v.object({ isRead: v.boolean(), isStarred: v.boolean(), folder, labels: v.array(label) })),
  }),
  response,
});

/** Toggles a label mail by mail: it is added to mails without it and removed from the others. */
export const toggleMailLabel = defineCall({
  method: 'POST',
  path: '/apps/email/update-emails-label',
  body: v.object({ emailIds, label }),
  response,
});

/** Gets a mail. It doesn't become read. An unknown one is a 404 (product.md#errors). */
export const getMail = defineCall({
  method: 'GET',
  path: '/apps/email/get-email',
  query: v.object({ id: queryNumber, ...listFields }),
  response: openMailSchema,
});

/**
 * Gets the next older or the previous newer mail of a list. At the ends of the list it is a 404 (product.md#errors).
 */
export const getNeighborMail = defineCall({
  method: 'GET',
  path: '/apps/email/paginate-email',
  query: v.object({ dir: v.picklist(['next', 'previous']), emailId: queryNumber, ...listFields }),
  response: openMailSchema,
});

const recipients = v.optional(v.array(v.object({ name: v.optional(v.string(), ''), email: emailAddress })), []);

/**
 * Sends a mail, schedules it or keeps it as a draft. With the id of a draft it takes the place of that draft. A mail to
 * the user's own address is delivered to the inbox too.
 */
export const sendMail = defineCall({
  method: 'POST',
  path: '/apps/email/send-email',
  body: v.object({
    email: v.object({
      id: v.optional(recordId),
      to: recipients,
      cc: recipients,
      bcc: recipients,
      subject: v.optional(v.pipe(v.string(), v.trim()), ''),
      /** HTML. */
      message: v.optional(v.string(), ''),
      /** A new file has its bytes as a `data:` address; a file of another mail has that file's address. */
      attachments: v.optional(v.array(v.object({ fileName: v.pipe(v.string(), v.nonEmpty()), url: v.string() })), []),
    }),
    draft: v.optional(v.boolean(), false),
    /** Sends it then instead of now: until that time it is a draft. */
    sendAt: maybe(instant),
  }),
  response: v.object({ email: mailSchema }),
  assumed: true,
});

/** Keeps a scheduled mail as a draft. One that was sent meanwhile is a 404. */
export const cancelSending = defineCall({
  method: 'POST',
  path: '/apps/email/cancel-sending',
  body: v.object({ id: recordId }),
  response: v.object({ email: mailSchema }),
  assumed: true,
});
