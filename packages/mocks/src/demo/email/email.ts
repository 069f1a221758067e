import {
  cancelSending,
  getMail,
  getNeighborMail,
  listMails,
  sendMail,
  toggleMailLabel,
  updateMails,
  type Mail,
  type MailLabel,
  type MailList,
  type MailPerson,
  type OpenMail,
} from '@plinth/api-client/demo/email';
import { created, ok, refuse } from '#engine/response.ts';
import type { Changes, Table } from '../database.ts';
import { handle, type Domain } from '../handle.ts';
import { findContact } from '../people.ts';
import { storeAttachments } from './attachments.ts';
import { mailFilter } from './mail-search.ts';
import { isDue, mailsAt, senderOf, sortMails, storeMail } from './mails.ts';

interface ListQuery {
  readonly q: string;
  readonly folder?: MailList | undefined;
  readonly label?: MailLabel | undefined;
}

function isInFolder(mail: Mail, folder: MailList | undefined): boolean {
  switch (folder) {
    case undefined:
      return mail.folder !== 'trash';
    case 'starred':
      return mail.isStarred && mail.folder !== 'trash';
    default:
      return mail.folder === folder;
  }
}

/** Returns the mails of a list, the newest first. */
function findMails(rows: readonly Mail[], { q, folder, label }: ListQuery): Mail[] {
  const isFound = mailFilter(q);
  return sortMails(
    rows.filter(
      (mail) => isInFolder(mail, folder) && (label === undefined || mail.labels.includes(label)) && isFound(mail),
    ),
  );
}

/** Returns a list around a mail. A mail that has left the list, for example to the trash, keeps its position. */
const listAround = (rows: readonly Mail[], query: ListQuery, mail: Mail): Mail[] => {
  const found = findMails(rows, query);
  return found.some(({ id }) => id === mail.id) ? found : sortMails([...found, mail]);
};

function openIn(list: readonly Mail[], mail: Mail): OpenMail {
  const index = list.findIndex(({ id }) => id === mail.id);
  return { ...mail, hasPreviousMail: index > 0, hasNextMail: index < list.length - 1 };
}

const isUnreadIn = (folder: MailList) => (mail: Mail) => mail.folder === folder && !mail.isRead;

/** Changes the mails with these ids and returns them; unknown ids are skipped. */
const updateAll = (table: Table<Mail>, ids: readonly number[], changesOf: (mail: Mail) => Changes<Mail>): Mail[] =>
  [...new Set(ids)].flatMap((id) => {
    const mail = table.find(id);
    return (mail && table.update(id, changesOf(mail))) ?? [];
  });

const noSuchMail = () => refuse(404, 'There is no such mail');
const noSuchDraft = () => refuse(404, 'There is no such draft');

/** Recipients with a name. One without a name has that of the contact with the address, or the address. */
const named = (people: readonly MailPerson[]): MailPerson[] =>
  people.map(({ name, email }) => ({ name: name.trim() || (findContact(email)?.fullName ?? email), email }));

/** New values of a mail. A draft whose time has passed, for example in the trash, is no longer scheduled. */
const changesOf = (mail: Mail, changes: Changes<Mail>, now: Date): Changes<Mail> =>
  changes.folder === 'draft' && mail.folder !== 'draft' && isDue(mail, now) ? { ...changes, sendAt: null } : changes;

const SAMPLE_MAIL = {
  email: {
    to: [{ name: 'Marta Quill', email: 'marta.quill@example.com' }],
    cc: [{ name: 'Joel Abara', email: 'joel.abara@example.com' }],
    bcc: [{ name: '', email: 'celia.okafor@example.com' }],
    subject: 'Delivery note',
    message: '<p>Printed and signed.</p>',
    attachments: [{ fileName: 'note.txt', url: 'data:text/plain;base64,U2lnbmVk' }],
  },
  draft: false,
  sendAt: '2026-11-20T08:00:00Z',
};

/** The mails. */
export const email: Domain = {
  calls: [
    handle(
      listMails,
      ({ database, now, query }) => {
        const { rows } = mailsAt(database, now);
        const isBare = query.folder === undefined && query.label === undefined;
        return ok({
          emails: findMails(rows, isBare ? { ...query, folder: 'inbox' } : query),
          emailsMeta: {
            inbox: rows.filter(isUnreadIn('inbox')).length,
            draft: rows.filter(({ folder }) => folder === 'draft').length,
            spam: rows.filter(isUnreadIn('spam')).length,
          },
        });
      },
      [{ folder: 'sent' }],
    ),
    handle(
      updateMails,
      ({ database, now, body: { emailIds, dataToUpdate } }) => {
        const emails = updateAll(mailsAt(database, now), emailIds, (mail) => changesOf(mail, dataToUpdate, now));
        return emails.length > 0 ? ok({ emails }) : noSuchMail();
      },
      [{ emailIds: [11], dataToUpdate: { isRead: false, isStarred: true } }],
    ),
    handle(
      toggleMailLabel,
      ({ database, now, body: { emailIds, label } }) => {
        const emails = updateAll(mailsAt(database, now), emailIds, ({ labels }) => ({
          labels: labels.includes(label) ? labels.filter((other) => other !== label) : [...labels, label],
        }));
        return emails.length > 0 ? ok({ emails }) : noSuchMail();
      },
      [{ emailIds: [11], label: 'important' }],
    ),
    handle(
      getMail,
      ({ database, now, query: { id, ...query } }) => {
        const table = mailsAt(database, now);
        const mail = table.find(id);
        return mail ? ok(openIn(listAround(table.rows, query, mail), mail)) : noSuchMail();
      },
      [{ id: 11, folder: 'sent' }],
    ),
    handle(
      getNeighborMail,
      ({ database, now, query: { dir, emailId, ...query } }) => {
        const table = mailsAt(database, now);
        const mail = table.find(emailId);
        if (!mail) return noSuchMail();
        const list = listAround(table.rows, query, mail);
        const index = list.findIndex(({ id }) => id === emailId) + (dir === 'next' ? 1 : -1);
        const neighbor = list[index];
        return neighbor ? ok(openIn(list, neighbor)) : refuse(404, 'There is no further mail');
      },
      [{ dir: 'previous', emailId: 12, folder: 'sent' }],
    ),
    handle(
      sendMail,
      async ({ context, database, now, accountId, body }) => {
        const { id, to, cc, bcc, subject, message } = body.email;
        const isDraft = body.draft && body.sendAt === null;
        if (!isDraft && [...to, ...cc, ...bcc].length === 0) return refuse(400, { to: 'Add at least one recipient' });
        const stored = await storeAttachments(context, body.email.attachments);
        if (!stored.isAccepted) return refuse(400, { attachments: stored.reason });
        // After the last wait: a draft can have been sent meanwhile.
        const table = mailsAt(database, now);
        if (id !== undefined && table.find(id)?.folder !== 'draft') return noSuchDraft();
        const sendAt = body.sendAt === null ? null : new Date(body.sendAt);
        const isScheduled = sendAt !== null && sendAt > now;
        const mail = storeMail(
          database,
          {
            from: { ...senderOf(database, accountId), avatar: null },
            to: named(to),
            cc: named(cc),
            bcc: named(bcc),
            subject,
            message,
            attachments: stored.attachments,
          },
          {
            folder: isDraft || isScheduled ? 'draft' : 'sent',
            time: now.toISOString(),
            sendAt: isScheduled ? sendAt.toISOString() : null,
          },
          id,
        );
        if (!mail) return noSuchDraft();
        return id === undefined ? created({ email: mail }) : ok({ email: mail });
      },
      [SAMPLE_MAIL],
    ),
    handle(
      cancelSending,
      ({ database, now, body: { id } }) => {
        const table = mailsAt(database, now);
        const email = table.find(id)?.folder === 'draft' ? table.update(id, { sendAt: null }) : undefined;
        return email ? ok({ email }) : noSuchDraft();
      },
      async (call) => [{ id: (await call(sendMail, SAMPLE_MAIL)).email.id }],
    ),
  ],
};
