import type { DownloadGrant, UploadGrant } from '@plinth/api-client';
import { HttpResponse } from 'msw';
import type { MockContext } from '#context.ts';
import { rawCall, userCall } from '#endpoint.ts';
import { created, ok, problem, textOf, toResponse, type Body } from '#http.ts';
import { findFile, folderOf, isTaken, keyOf, MAX_FILE_SIZE, nameOf, noteFile } from './data.ts';
import { documentAt } from './documents.ts';
import { expiryAt, permissionOf, signedQuery, type Permission } from './signature.ts';

const refuse = (status: number, message: string): Response => toResponse(problem(status, message));

/** The files: signed addresses for the user, and the storage behind them for whoever has one. */
export const filesCalls = [
  userCall('POST /files/signedurl', ({ db, body, context, now }) => {
    const name = textOf(body, 'name');
    const type = textOf(body, 'type');
    const size = sizeOf(body);
    if (!name || !type || size === null) return problem(422, 'The file is not complete');
    if (!db.customer) return problem(409, 'There is no company yet');
    if (size > MAX_FILE_SIZE) return problem(413, 'The file is larger than 20 MB');
    if (!isTaken(name, type)) return problem(415, 'A file of this type is not taken');
    const key = keyOf(db.customer.id, context.newId(), name);
    const expiresAt = expiryAt(now);
    const url = addressOf(context, { method: 'PUT', key, type, size: String(size), expiresAt });
    return created({ key, url, expiresAt } satisfies UploadGrant);
  }),

  userCall('GET /files/signedurl', ({ db, query, context, now }) => {
    const key = query.get('key') ?? '';
    const isOwn = db.customer !== null && key.startsWith(folderOf(db.customer.id));
    if (!isOwn || !(findFile(context.store, key) ?? documentAt(key))) return problem(404, 'There is no such file');
    const expiresAt = expiryAt(now);
    const url = addressOf(context, { method: 'GET', key, type: '', size: '', expiresAt });
    return ok({ url, expiresAt } satisfies DownloadGrant);
  }),

  rawCall('PUT /files/objects', async ({ request, query, context }) => {
    const permission = allowed('PUT', request, query, context);
    if (permission instanceof Response) return permission;
    const { key, type, size } = permission;
    const bytes = await request.arrayBuffer();
    if (request.headers.get('content-type') !== type || String(bytes.byteLength) !== size) {
      return refuse(403, 'The file is not the one that was signed for');
    }
    await context.objects.write(key, new Blob([bytes], { type }));
    noteFile(context.store, key, { name: nameOf(key), type, size: bytes.byteLength });
    return new HttpResponse(null, { status: 200 });
  }),

  rawCall('GET /files/objects', async ({ request, query, context }) => {
    const permission = allowed('GET', request, query, context);
    if (permission instanceof Response) return permission;
    const { key } = permission;
    const file = documentAt(key) ?? (await context.objects.read(key));
    if (!file) return refuse(404, 'There is no such file');
    return HttpResponse.arrayBuffer(await file.arrayBuffer(), {
      headers: {
        'Content-Type': findFile(context.store, key)?.type ?? file.type,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(nameOf(key))}`,
      },
    });
  }),
];

/** The permission of a signed address, or the refusal. As real storages do, it refuses a token beside the signature. */
function allowed(
  method: Permission['method'],
  request: Request,
  query: URLSearchParams,
  context: MockContext,
): Permission | Response {
  if (request.headers.has('authorization')) return refuse(400, 'A signed address takes no token');
  return permissionOf(method, query, context.clock()) ?? refuse(403, 'The signature is not valid');
}

const addressOf = ({ baseUrl, origin }: MockContext, permission: Permission): string =>
  `${new URL(baseUrl, origin).href.replace(/\/$/, '')}/files/objects?${signedQuery(permission)}`;

function sizeOf(body: Body): number | null {
  const { size } = body;
  return typeof size === 'number' && Number.isSafeInteger(size) && size >= 0 ? size : null;
}
