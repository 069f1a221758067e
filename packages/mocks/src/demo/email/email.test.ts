import {
  cancelSending,
  getMail,
  getNeighborMail,
  listMails,
  sendMail,
  toggleMailLabel,
  updateMails,
} from '@plinth/api-client/demo/email';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { StorageFullError } from '#engine/objects.ts';
import { NOW } from '#node.ts';
import { startDemo } from '#testing/demo-world.ts';
import { HOUR_MS } from '#time.ts';
import { SAMPLE_FILES } from '../sample-files.ts';
import { deliverMail } from './mails.ts';

let now = NOW;
beforeEach(() => {
  now = NOW;
});
const { call, signIn, server } = startDemo({ clock: () => new Date(now) });

type Query = Parameters<typeof call<typeof listMails>>[1];

const list = async (query: Query = {}) => (await call(listMails, query)).emails;
const idsOf = async (query: Query) => (await list(query)).map(({ id }) => id);
const metaOf = async () => (await call(listMails, {})).emailsMeta;
const download = async (url: string) => {
  const response = await fetch(`http://localhost${url}`);
  return [response.status, response.headers.get('content-type'), await response.text()];
};

const marta = { name: 'Marta Quill', email: 'marta.quill@example.com' };
const self = { name: 'Ines Calloway', email: 'admin@demo.com' };
const newMail = { to: [marta], subject: 'Delivery note', message: '<p>Signed.</p>' };

describe('the sample mails', () => {
  test('are 22 in five folders', async () => {
    const counts = await Promise.all(
      (['inbox', 'sent', 'draft', 'spam', 'trash', 'starred'] as const).map(async (folder) => {
        const mails = await list({ folder });
        return [folder, mails.length, mails.filter(({ isRead }) => !isRead).length];
      }),
    );
    expect(counts).toEqual([
      ['inbox', 10, 4],
      ['sent', 4, 0],
      ['draft', 2, 0],
      ['spam', 3, 2],
      ['trash', 3, 0],
      ['starred', 5, 1],
    ]);
    await expect(metaOf()).resolves.toEqual({ inbox: 4, draft: 2, spam: 2 });
  });

  test('have different texts, files in three of them and earlier messages in two', async () => {
    const folders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
    const mails = (await Promise.all(folders.map((folder) => list({ folder })))).flat();
    expect([
      new Set(mails.map(({ message }) => message)).size,
      mails.filter(({ attachments }) => attachments.length > 0).length,
      mails.filter(({ replies }) => replies.length > 0).length,
    ]).toEqual([22, 3, 2]);
  });

  test('have files that can be downloaded', async () => {
    const { attachments } = await call(getMail, { id: 3 });
    expect(attachments.map(({ fileName }) => fileName)).toEqual(['october-statement.pdf', 'october-lines.csv']);
    const [, lines] = attachments;
    const text = await (await SAMPLE_FILES['october-lines.csv'].create()).text();
    await expect(download(lines?.url ?? '')).resolves.toEqual([200, 'text/csv', text]);
    expect(lines?.size).toBe(text.length);
  });
});

describe('the list', () => {
  test.each([
    [{}, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [{ folder: 'starred' }, [2, 3, 5, 9, 13]],
    [{ label: 'important' }, [2, 7]],
    [{ label: 'company' }, [1, 3, 11, 6, 8, 16, 10]],
    [{ label: 'company', folder: 'trash' }, [21]],
    [{ q: 'PALLETS' }, [4]],
    [{ q: ' quill ' }, [1]],
    [{ q: 'ines', folder: 'sent' }, [11, 12, 13, 14]],
    [{ q: 'clause 7' }, [2]],
    [{ q: '7 CLAUSE' }, [2]],
    [{ q: 'transfer fee' }, [3]],
    [{ q: 'lines look odd' }, [3]],
    [{ q: 'strong' }, []],
    [{ q: 'from:marta' }, [1]],
    [{ q: 'FROM:priya.anand@example.com' }, [3]],
    [{ q: 'from:"credit union" is:unread' }, [7]],
    [{ q: 'is:unread' }, [1, 2, 4, 7]],
    [{ q: 'clause is:Unread' }, [2]],
    [{ q: 'from:priya is:unread' }, []],
    [{ q: 'from:marta pallets' }, []],
    [{ q: 'from: is:' }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [{ q: 'is:blue' }, []],
    [{ q: 'nothing like it' }, []],
  ] as const)('of %j', async (query, ids) => {
    await expect(idsOf(query)).resolves.toEqual(ids);
  });

  test('refuses an unknown folder and label', async () => {
    for (const query of ['folder=outbox', 'label=blue']) {
      expect((await fetch(`http://localhost/apps/email/emails?${query}`)).status).toBe(400);
    }
  });

  test('counts in the badges regardless of the search', async () => {
    await expect(call(listMails, { q: 'nothing like it', folder: 'spam' })).resolves.toEqual({
      emails: [],
      emailsMeta: { inbox: 4, draft: 2, spam: 2 },
    });
  });
});

describe('an update', () => {
  test('changes the given fields of all mails, without unknown ones', async () => {
    const { emails } = await call(updateMails, {
      emailIds: [1, 99, 4],
      dataToUpdate: { isRead: true, folder: 'trash' },
    });
    expect(emails.map(({ id, isRead, folder }) => [id, isRead, folder])).toEqual([
      [1, true, 'trash'],
      [4, true, 'trash'],
    ]);
    await expect(metaOf()).resolves.toMatchObject({ inbox: 2 });
    await call(updateMails, { emailIds: [1], dataToUpdate: { folder: 'inbox' } });
    await expect(idsOf({})).resolves.toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10]);
  });

  test('toggles a label mail by mail', async () => {
    const { emails } = await call(toggleMailLabel, { emailIds: [1, 2], label: 'important' });
    expect(emails.map(({ labels }) => labels)).toEqual([['company', 'important'], ['private']]);
  });

  test.each([
    [[99], 404],
    [[], 400],
  ])('of the mails %j is refused', async (emailIds, status) => {
    await expect(call(updateMails, { emailIds, dataToUpdate: {} })).rejects.toMatchObject({ status });
    await expect(call(toggleMailLabel, { emailIds, label: 'private' })).rejects.toMatchObject({ status });
  });

  test('refuses a folder that mails cannot be in', async () => {
    const body = JSON.stringify({ emailIds: [1], dataToUpdate: { folder: 'starred' } });
    const response = await fetch('http://localhost/apps/email/update-emails', { method: 'POST', body });
    expect(response.status).toBe(400);
  });
});

describe('an open mail', () => {
  test.each([
    [{ id: 1, folder: 'inbox' }, false, true],
    [{ id: 5, folder: 'inbox' }, true, true],
    [{ id: 10, folder: 'inbox' }, true, false],
    [{ id: 4, folder: 'inbox', q: 'pallets' }, false, false],
    [{ id: 2, label: 'important' }, false, true],
    [{ id: 1 }, false, true],
    // It isn't starred: it keeps its position among those that are.
    [{ id: 4, folder: 'starred' }, true, true],
  ] as const)('%j has a previous mail: %s, and a next one: %s', async (query, hasPreviousMail, hasNextMail) => {
    await expect(call(getMail, query)).resolves.toMatchObject({ id: query.id, hasPreviousMail, hasNextMail });
  });

  test('stays unread until it is marked', async () => {
    await expect(call(getMail, { id: 1 })).resolves.toMatchObject({ isRead: false });
    await expect(metaOf()).resolves.toMatchObject({ inbox: 4 });
  });

  test.each([
    ['next', 3, { folder: 'inbox' }, 4],
    ['previous', 3, { folder: 'inbox' }, 2],
    ['next', 3, { folder: 'starred' }, 5],
    ['next', 3, { label: 'company' }, 11],
    ['next', 4, {}, 15],
  ] as const)('leads to the %s of mail %i in %j: %i', async (dir, emailId, query, id) => {
    await expect(call(getNeighborMail, { dir, emailId, ...query })).resolves.toMatchObject({ id });
  });

  test.each([
    ['previous', 1],
    ['next', 10],
    ['next', 99],
  ] as const)('leads nowhere %s of mail %i', async (dir, emailId) => {
    await expect(call(getNeighborMail, { dir, emailId, folder: 'inbox' })).rejects.toMatchObject({
      status: 404,
      body: { error: expect.any(String) as unknown },
    });
  });

  test('is a 404 when it is unknown', async () => {
    await expect(call(getMail, { id: 99 })).rejects.toMatchObject({
      status: 404,
      body: { error: 'There is no such mail' },
    });
  });
});

describe('a new mail', () => {
  test('is sent with the next id', async () => {
    const { email } = await call(sendMail, { email: newMail });
    expect(email).toMatchObject({
      id: 23,
      folder: 'sent',
      isRead: true,
      from: self,
      to: [marta],
      time: NOW.toISOString(),
    });
    expect((await idsOf({ folder: 'sent' }))[0]).toBe(23);
    await expect(idsOf({})).resolves.toHaveLength(10);
  });

  test.each([
    ['to', { to: [self] }],
    ['cc', { cc: [{ email: ' ADMIN@demo.com ' }] }],
    ['bcc', { bcc: [self] }],
  ])('to the user’s own address in %s is also in the inbox, unread', async (_field, recipients) => {
    await call(sendMail, { email: { ...newMail, ...recipients } });
    const [mail] = await list();
    expect(mail).toMatchObject({ subject: 'Delivery note', isRead: false, bcc: [] });
    await expect(idsOf({ folder: 'sent' })).resolves.toHaveLength(5);
  });

  test('is from the account that sends it', async () => {
    const { email } = await (await signIn('client@demo.com', 'client'))(sendMail, { email: newMail });
    expect(email.from).toEqual({ name: 'Noor Haddad', email: 'client@demo.com', avatar: null });
  });

  test.each([
    ['Marta.Quill@example.com', 'Marta Quill'],
    ['someone@example.com', 'someone@example.com'],
  ])('to %s without a name is to %s', async (email, name) => {
    await expect(call(sendMail, { email: { ...newMail, to: [{ email }] } })).resolves.toMatchObject({
      email: { to: [{ email, name }] },
    });
  });

  test.each([
    [{ to: [] }, 'to'],
    [{ to: [{ email: 'marta' }] }, 'to'],
    [{ attachments: [{ fileName: 'a.txt', url: 'https://example.com/a.txt' }] }, 'attachments'],
    [{ attachments: [{ fileName: 'a.txt', url: '/apps/files/id-99/a.txt' }] }, 'attachments'],
  ])('with %j is refused at that field', async (fields, field) => {
    await expect(call(sendMail, { email: { ...newMail, ...fields } })).rejects.toMatchObject({
      status: 400,
      body: { error: { [field]: expect.any(String) as unknown } },
    });
  });

  test('keeps its files: new ones, and those of another mail', async () => {
    const { attachments } = await call(getMail, { id: 2 });
    const forwarded = attachments.map(({ fileName, url }) => ({ fileName, url }));
    const note = { fileName: 'Überblick 1/2.txt', url: `data:text/plain;base64,${btoa('Signed')}` };
    const { email } = await call(sendMail, { email: { ...newMail, attachments: [note, ...forwarded] } });
    expect(email.attachments.map(({ fileName, size }) => [fileName, size])).toEqual([
      ['Überblick 1/2.txt', 6],
      ['lease-division-street.pdf', attachments[0]?.size],
    ]);
    await expect(download(email.attachments[0]?.url ?? '')).resolves.toEqual([200, 'text/plain', 'Signed']);
    expect(email.attachments[1]?.url).toBe(attachments[0]?.url);
  });

  test('is not sent with a file for which the browser has no room', async () => {
    const sent = await list({ folder: 'sent' });
    vi.spyOn(server().context.objects, 'write').mockRejectedValueOnce(new StorageFullError('There is no room for it'));
    const note = { fileName: 'note.txt', url: `data:text/plain;base64,${btoa('Signed')}` };
    await expect(call(sendMail, { email: { ...newMail, attachments: [note] } })).rejects.toMatchObject({
      status: 507,
      body: { error: 'There is no room for it' },
    });
    await expect(list({ folder: 'sent' })).resolves.toEqual(sent);
  });

  test('with files of more than 10 MB together is refused', async () => {
    const file = { fileName: 'half.bin', url: `data:;base64,${btoa('x'.repeat(5 * 1_024 * 1_024))}` };
    await expect(call(sendMail, { email: { ...newMail, attachments: [file, file] } })).resolves.toBeDefined();
    const byte = { fileName: 'byte.bin', url: 'data:;base64,eA==' };
    await expect(call(sendMail, { email: { ...newMail, attachments: [file, file, byte] } })).rejects.toMatchObject({
      status: 400,
      body: { error: { attachments: 'The files are larger than 10 MB together' } },
    });
  });
});

describe('a draft', () => {
  test('needs no recipient, can be replaced and keeps its labels when it is sent', async () => {
    const { email: draft } = await call(sendMail, { email: { subject: 'Later' }, draft: true });
    expect(draft).toMatchObject({ id: 23, folder: 'draft', to: [], sendAt: null });
    await call(toggleMailLabel, { emailIds: [23], label: 'private' });
    await call(sendMail, { email: { id: 23, subject: 'Later today' }, draft: true });
    await expect(metaOf()).resolves.toMatchObject({ draft: 3 });
    const { email } = await call(sendMail, { email: { ...newMail, id: 23 } });
    expect(email).toMatchObject({ id: 23, folder: 'sent', subject: 'Delivery note', labels: ['private'] });
    await expect(metaOf()).resolves.toMatchObject({ draft: 2 });
  });

  test.each([1, 99])('cannot take the place of mail %i', async (id) => {
    await expect(call(sendMail, { email: { ...newMail, id }, draft: true })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a scheduled mail', () => {
  const sendAt = new Date(NOW.getTime() + HOUR_MS).toISOString();

  test('is a draft until it is due; the next read sends it', async () => {
    const { email } = await call(sendMail, { email: { ...newMail, to: [marta, self] }, sendAt });
    expect(email).toMatchObject({ folder: 'draft', sendAt });
    now = new Date(NOW.getTime() + HOUR_MS - 1);
    await expect(call(getMail, { id: email.id })).resolves.toMatchObject({ folder: 'draft' });
    now = new Date(sendAt);
    await expect(call(getMail, { id: email.id })).resolves.toMatchObject({
      folder: 'sent',
      time: sendAt,
      sendAt: null,
    });
    expect((await list())[0]).toMatchObject({ subject: 'Delivery note', time: sendAt, isRead: false });
    await expect(metaOf()).resolves.toEqual({ inbox: 5, draft: 2, spam: 2 });
  });

  test.each([
    ['in time', HOUR_MS / 2, sendAt],
    ['too late', 2 * HOUR_MS, null],
  ])('is not sent from the trash; restored %s, it is a draft', async (_when, restoredAfterMs, restoredSendAt) => {
    const {
      email: { id },
    } = await call(sendMail, { email: newMail, sendAt });
    await call(updateMails, { emailIds: [id], dataToUpdate: { folder: 'trash' } });
    now = new Date(NOW.getTime() + restoredAfterMs);
    await expect(call(getMail, { id })).resolves.toMatchObject({ folder: 'trash' });
    await call(updateMails, { emailIds: [id], dataToUpdate: { folder: 'draft' } });
    await expect(call(getMail, { id })).resolves.toMatchObject({ folder: 'draft', sendAt: restoredSendAt });
  });

  test('is a plain draft once it is saved without a time', async () => {
    const { email } = await call(sendMail, { email: newMail, sendAt });
    await call(sendMail, { email: { ...newMail, id: email.id }, draft: true });
    await expect(call(getMail, { id: email.id })).resolves.toMatchObject({ folder: 'draft', sendAt: null });
  });

  test('is a plain draft once its sending is canceled, which is too late when it was sent', async () => {
    const {
      email: { id },
    } = await call(sendMail, { email: newMail, sendAt });
    await expect(call(cancelSending, { id })).resolves.toMatchObject({
      email: { id, folder: 'draft', sendAt: null, subject: 'Delivery note' },
    });
    now = new Date(sendAt);
    await expect(call(getMail, { id })).resolves.toMatchObject({ folder: 'draft' });
    const { email: sent } = await call(sendMail, { email: newMail });
    for (const sentId of [sent.id, 99]) {
      await expect(call(cancelSending, { id: sentId })).rejects.toMatchObject({
        status: 404,
        body: { error: 'There is no such draft' },
      });
    }
  });

  test('in the past is sent at once; a day without a time is refused', async () => {
    await expect(call(sendMail, { email: newMail, sendAt: '2026-11-19T08:00:00Z' })).resolves.toMatchObject({
      email: { folder: 'sent', time: NOW.toISOString(), sendAt: null },
    });
    await expect(call(sendMail, { email: newMail, sendAt: '2026-11-20' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('a mail of another part of the demo', () => {
  const content = { person: marta, subject: 'Invoice 5036', message: '<p>Attached.</p>' };

  test('is in the sent mails with its file', async () => {
    const files = [{ fileName: 'invoice-5036.txt', file: new Blob(['$40'], { type: 'text/plain' }) }];
    await deliverMail(server().context, 1, { ...content, folder: 'sent', files });
    const [mail] = await list({ folder: 'sent' });
    expect(mail).toMatchObject({ id: 23, from: self, to: [marta], subject: 'Invoice 5036' });
    await expect(download(mail?.attachments[0]?.url ?? '')).resolves.toEqual([200, 'text/plain', '$40']);
  });

  test('is in the inbox, unread', async () => {
    await deliverMail(server().context, 2, { ...content, folder: 'inbox' });
    const { emails } = await (await signIn('client@demo.com', 'client'))(listMails, {});
    expect(emails[0]).toMatchObject({ from: marta, to: [{ email: 'client@demo.com' }], isRead: false });
  });
});

test.each(['id-99/a.txt', 'sample/unknown.pdf', 'sample/toString', '%E0%A4/a.txt'])(
  'there is no file at %s',
  async (path) => {
    expect((await fetch(`http://localhost/apps/files/${path}`)).status).toBe(404);
  },
);
