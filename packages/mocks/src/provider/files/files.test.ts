import { textOfPdf } from '@plinth/pdf/testing/page-texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryObjects, StorageFullError } from '#engine/objects.ts';
import { createMemoryStore } from '#engine/store.ts';
import { createServer, NOW } from '#node.ts';
import { clientOf, tokenFor } from '#testing/world.ts';
import { MINUTE_MS } from '#time.ts';

const CUSTOMER = 'customer-ines';
const PDF = 'application/pdf';
const bytes = new Uint8Array([37, 80, 68, 70, 0, 255, 13, 10]);
const file = new Blob([bytes], { type: PDF });
const newFile = { name: 'Beleg für “März”.pdf', type: PDF, size: file.size };

const stores = { store: createMemoryStore(), objects: createMemoryObjects() };
let now: Date;
let mock: ReturnType<typeof start>;

function start() {
  const mockServer = createServer({ ...stores, clock: () => now, scenario: 'financed' });
  mockServer.server.listen({ onUnhandledFrame: 'error' });
  return mockServer;
}

beforeEach(() => {
  now = new Date(NOW);
  mock = start();
});
afterEach(() => {
  mock.reset();
  mock.server.close();
});

const put = (url: string, body: BodyInit, headers: Record<string, string> = { 'content-type': PDF }) =>
  fetch(url, { method: 'PUT', body, headers });

test('downloads the uploaded bytes with their name and type', async () => {
  const client = clientOf(mock);
  const key = await client.files.upload(await client.files.signUpload(newFile), file, PDF);
  expect(key).toBe(`tickets/${CUSTOMER}/0001/${newFile.name}`);
  const grant = await client.files.signDownload({ key });
  const response = await fetch(grant.url);
  expect(response.headers.get('content-type')).toBe(PDF);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(newFile.name)}`,
  );
  expect(new Uint8Array(await (await client.files.download(grant)).arrayBuffer())).toEqual(bytes);
});

test('keeps a file and its ticket after a reload', async () => {
  const before = clientOf(mock);
  const key = await before.files.upload(await before.files.signUpload(newFile), file, PDF);
  await before.tasks.create(CUSTOMER, { subject: 'Receipt', message: 'As requested', files: [key] });
  mock.server.close();
  mock = start();
  const client = clientOf(mock);
  const task = (await client.tasks.list(CUSTOMER)).at(-1)!;
  expect(task).toMatchObject({
    subject: 'Receipt',
    message: 'As requested',
    status: 'OPEN',
    files: [key],
    createdAt: NOW.toISOString(),
  });
  expect((await client.files.download(await client.files.signDownload({ key }))).size).toBe(bytes.length);
});

/** Returns the files of the financed business's tickets by name. */
async function documents(): Promise<Map<string, Blob>> {
  const client = clientOf(mock);
  const keys = new Set((await client.tasks.list(CUSTOMER)).flatMap(({ files }) => files));
  const read = async (key: string) => client.files.download(await client.files.signDownload({ key }));
  return new Map(await Promise.all([...keys].map(async (key) => [key.split('/').at(-1)!, await read(key)] as const)));
}

test('refuses a file for which the browser has no room, and knows no such file', async () => {
  const client = clientOf(mock);
  const upload = await client.files.signUpload(newFile);
  vi.spyOn(stores.objects, 'write').mockRejectedValueOnce(new StorageFullError('There is no room for the file'));
  await expect(client.files.upload(upload, file, PDF)).rejects.toMatchObject({
    status: 507,
    message: 'There is no room for the file',
  });
  await expect(client.files.signDownload({ key: upload.key })).rejects.toMatchObject({ status: 404 });
});

test('attaches four files to the tickets of the financed business', async () => {
  const tasks = await clientOf(mock).tasks.list(CUSTOMER);
  expect(tasks.map(({ status, files }) => `${status!} ${files.length}`)).toEqual([
    'CLOSED 1',
    'CLOSED 2',
    'ANSWERED 0',
    'OPEN 2',
  ]);
  expect([...(await documents()).keys()].toSorted()).toEqual([
    'invoice-fennel-press.pdf',
    'larkfield-statement.pdf',
    'terminal-lease.pdf',
    'weekly-sales.csv',
  ]);
});

test('returns a PDF with the text of the document', async () => {
  const text = await textOfPdf((await documents()).get('invoice-fennel-press.pdf')!);
  expect(text).toContain('Invoice 2214 for Harrow & Vine Provisions');
});

test('returns a sheet with three columns in every row', async () => {
  const sheet = (await documents()).get('weekly-sales.csv')!;
  const rows = (await sheet.text()).trimEnd().split('\r\n');
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map((row) => row.split(',').length))).toEqual(new Set([3]));
});

test.each([
  [{ ...newFile, size: 20 * 1_024 * 1_024 + 1 }, 413],
  [{ ...newFile, name: 'run.exe' }, 415],
  [{ ...newFile, type: 'text/html' }, 415],
  [{ ...newFile, name: 'a.csv' }, 415],
  [{ ...newFile, name: 'pdf' }, 415],
  [{ ...newFile, name: ' ' }, 422],
  [{ ...newFile, size: -1 }, 422],
])('refuses the file %j with %d', async (invalidFile, status) => {
  await expect(clientOf(mock).files.signUpload(invalidFile)).rejects.toMatchObject({ status });
});

test.each([
  ['a.pdf', PDF],
  ['A.PDF', PDF],
  ['a.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.jpeg', 'image/jpeg'],
  ['a.b.csv', 'text/csv'],
  ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])('accepts the file %s of type %s up to 20 MB', async (name, type) => {
  const size = 20 * 1_024 * 1_024;
  await expect(clientOf(mock).files.signUpload({ name, type, size })).resolves.toMatchObject({
    key: `tickets/${CUSTOMER}/0001/${name}`,
  });
});

test('keeps a name with slashes in the folder of the ticket', async () => {
  const { key } = await clientOf(mock).files.signUpload({ ...newFile, name: String.raw`../..\a/b.pdf` });
  expect(key).toBe(`tickets/${CUSTOMER}/0001/..-..-a-b.pdf`);
});

test('accepts a signed address for 15 minutes', async () => {
  const client = clientOf(mock);
  const upload = await client.files.signUpload(newFile);
  now = new Date(NOW.getTime() + 15 * MINUTE_MS - 1);
  await client.files.upload(upload, file, PDF);
  now = new Date(NOW.getTime() + 15 * MINUTE_MS);
  await expect(client.files.upload(upload, file, PDF)).rejects.toMatchObject({
    status: 403,
    message: 'The signature is not valid',
  });
});

test('refuses an address that was changed or signed for something else', async () => {
  const client = clientOf(mock);
  const { url, key } = await client.files.signUpload(newFile);
  const changed = (name: string, value: string) => {
    const address = new URL(url);
    address.searchParams.set(name, value);
    return address.href;
  };
  const addresses = [
    changed('signature', '0'),
    changed('key', `tickets/customer-noor/1/a.pdf`),
    changed('expires', '2030-01-01T00:00:00.000Z'),
    changed('size', '9'),
    `${mock.baseUrl}/files/objects?key=${encodeURIComponent(key)}`,
    `${mock.baseUrl}/files/objects`,
  ];
  for (const address of addresses) expect((await put(address, file)).status).toBe(403);
  expect((await fetch(url)).status).toBe(403);
  expect((await put(url, file, { 'content-type': 'text/html' })).status).toBe(403);
  expect((await put(url, new Blob([bytes, bytes]))).status).toBe(403);
  expect((await put(url, file)).status).toBe(200);
});

test('refuses a token at a signed address', async () => {
  const { url } = await clientOf(mock).files.signUpload(newFile);
  const response = await put(url, file, { 'content-type': PDF, authorization: `Bearer ${tokenFor()}` });
  expect(response.status).toBe(400);
});

test('reads and attaches only the user’s own stored files', async () => {
  const client = clientOf(mock);
  const { key } = await client.files.signUpload(newFile);
  const inaccessibleKeys = ['tickets/customer-noor/given/terminal-lease.pdf', 'elsewhere', '', key];
  for (const inaccessibleKey of inaccessibleKeys) {
    await expect(client.files.signDownload({ key: inaccessibleKey })).rejects.toMatchObject({ status: 404 });
    const task = { subject: 'a', message: 'b', files: [inaccessibleKey] };
    await expect(client.tasks.create(CUSTOMER, task)).rejects.toMatchObject({ status: 422 });
  }
});

test.each([[{ subject: '', message: 'b', files: [] }], [{ subject: 'a', message: ' ', files: [] }]])(
  'refuses the incomplete ticket %j',
  async (task) => {
    await expect(clientOf(mock).tasks.create(CUSTOMER, task)).rejects.toMatchObject({ status: 422 });
  },
);
