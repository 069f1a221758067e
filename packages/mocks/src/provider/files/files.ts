import { downloadFile, signDownload, signUpload, uploadFile } from '@plinth/api-client/resources/files';
import { HttpResponse } from 'msw';
import type { MockContext } from '#context.ts';
import { created, ok, problem } from '#engine/response.ts';
import { fail, failWithHtml } from '#failures.ts';
import { handle, handleTransfer, type Domain } from '../handle.ts';
import { findFile, folderOf, isAcceptedType, keyOf, MAX_FILE_SIZE, nameOf, recordFile } from './data.ts';
import { findDocument } from './documents.ts';
import { expiryAt, permissionOf, signedQuery, type Permission } from './signature.ts';

/** Path of the storage behind the signed addresses. */
const STORAGE = '/files/objects';
const SHEET = new Blob(['date,amount\r\n'], { type: 'text/csv' });
const NEW_FILE = { name: 'sales.csv', type: SHEET.type, size: SHEET.size };

/** The files: signed addresses for the user, and the storage behind them. */
export const files: Domain = {
  calls: [
    handle(
      signUpload,
      ({ db, body: { name, type, size }, context, now }) => {
        const isSize = Number.isSafeInteger(size) && size >= 0;
        if (name.trim() === '' || type.trim() === '' || !isSize) return problem(422, 'The file is not complete');
        if (!db.customer) return problem(409, 'There is no company yet');
        if (size > MAX_FILE_SIZE) return problem(413, 'The file is larger than 20 MB');
        if (!isAcceptedType(name, type)) return problem(415, 'Files of this type are not accepted');
        const key = keyOf(db.customer.id, context.newId(), name);
        const expiresAt = expiryAt(now);
        const url = signedAddress(context, { method: 'PUT', key, type, size: String(size), expiresAt });
        return created({ key, url, expiresAt });
      },
      [NEW_FILE],
    ),
    handle(
      signDownload,
      ({ db, query: { key }, context, now }) => {
        const isOwn = db.customer !== null && key.startsWith(folderOf(db.customer.id));
        if (!isOwn || !(findFile(context.store, key) ?? findDocument(key)))
          return problem(404, 'There is no such file');
        const expiresAt = expiryAt(now);
        return ok({ url: signedAddress(context, { method: 'GET', key, type: '', size: '', expiresAt }), expiresAt });
      },
      [{ key: 'tickets/customer-ines/given/weekly-sales.csv' }],
    ),
    handleTransfer(
      uploadFile,
      STORAGE,
      async ({ request, context }) => {
        const permission = checkPermission('PUT', request, context);
        if (permission instanceof Response) return permission;
        const { key, type, size } = permission;
        const bytes = await request.arrayBuffer();
        if (request.headers.get('content-type') !== type || String(bytes.byteLength) !== size) {
          return fail(403, 'The file is not the one that was signed');
        }
        await context.objects.write(key, new Blob([bytes], { type }));
        recordFile(context.store, key, { name: nameOf(key), type, size: bytes.byteLength });
        return new HttpResponse(null, { status: 200 });
      },
      async (client) => [await client.files.signUpload(NEW_FILE), SHEET, SHEET.type],
    ),
    handleTransfer(
      downloadFile,
      STORAGE,
      async ({ request, context }) => {
        const permission = checkPermission('GET', request, context);
        if (permission instanceof Response) return permission;
        const { key } = permission;
        const createDocument = findDocument(key);
        const file = await (createDocument ? createDocument() : context.objects.read(key));
        if (!file) return fail(404, 'There is no such file');
        return HttpResponse.arrayBuffer(await file.arrayBuffer(), {
          headers: {
            'Content-Type': findFile(context.store, key)?.type ?? file.type,
            'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(nameOf(key))}`,
          },
        });
      },
      async (client) => [await client.files.signDownload({ key: 'tickets/customer-ines/given/weekly-sales.csv' })],
    ),
  ],
  scenarios: {
    errors: [
      [signDownload, () => fail(403, 'The file is being checked')],
      [signUpload, () => fail(507, 'The storage is full')],
      [downloadFile, () => HttpResponse.error()],
      [uploadFile, () => failWithHtml(502)],
    ],
  },
};

/** The permission of a signed address, or an error. As real storages do, it refuses a token beside the signature. */
function checkPermission(method: Permission['method'], request: Request, context: MockContext): Permission | Response {
  if (request.headers.has('authorization')) return fail(400, 'A signed address takes no token');
  return (
    permissionOf(method, new URL(request.url).searchParams, context.clock()) ?? fail(403, 'The signature is not valid')
  );
}

const signedAddress = ({ baseUrl, origin }: MockContext, permission: Permission): string =>
  `${new URL(baseUrl, origin).href.replace(/\/$/, '')}${STORAGE}?${signedQuery(permission)}`;
