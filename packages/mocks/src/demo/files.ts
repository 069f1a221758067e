/** The files of the demo. Their bytes are in the object store; records have their addresses. */
import { HttpResponse } from 'msw';
import type { CallHandler, RequestInput } from '#engine/call-handler.ts';
import { refuse } from '#engine/response.ts';
import type { DemoContext } from './context.ts';
import type { DemoSession } from './handle.ts';
import { isSampleFileName, SAMPLE_FILES, type SampleFileName } from './sample-files.ts';

const ROOT = '/apps/files/';
const SAMPLE_ID = 'sample';

const urlOf = (id: string, fileName: string): string => `${ROOT}${id}/${encodeURIComponent(fileName)}`;

/** The address of a file of the sample data. */
export const sampleFileUrl = (name: SampleFileName): string => urlOf(SAMPLE_ID, name);

/** Stores a file and returns its address. */
export async function storeFile(
  { objects, newId }: Pick<DemoContext, 'objects' | 'newId'>,
  fileName: string,
  file: Blob,
): Promise<string> {
  const id = newId();
  await objects.write(`demo/${id}`, file);
  return urlOf(id, fileName);
}

/** Returns the file at an address; null when there is none. */
export async function fileAt({ objects }: Pick<DemoContext, 'objects'>, url: string): Promise<Blob | null> {
  const [id, fileName, ...remaining] = url.startsWith(ROOT) ? url.slice(ROOT.length).split('/') : [];
  if (id === undefined || fileName === undefined || remaining.length > 0) return null;
  const name = decodeName(fileName);
  if (id === SAMPLE_ID) return isSampleFileName(name) ? SAMPLE_FILES[name].create() : null;
  return objects.read(`demo/${id}`);
}

/** Returns the bytes of a `data:` address with Base64; null when it is not one. */
export function parseDataUrl(url: string): Blob | null {
  const [match, type = '', data = ''] = /^data:([^;,]*)(?:;[^;,]+)*;base64,(.*)$/s.exec(url) ?? [];
  if (match === undefined) return null;
  try {
    return new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}

const PATH = `${ROOT}:id/:name`;

/** The handler that sends the bytes at the addresses. */
export const fileHandler: CallHandler = {
  declaration: { method: 'GET', name: `GET ${PATH}` },
  path: PATH,
  respond: async (input) => {
    const { context, request } = input as unknown as DemoSession & RequestInput;
    const { pathname } = new URL(request.url);
    const file = await fileAt(context, pathname);
    if (!file) return refuse(404, 'There is no such file');
    const fileName = decodeName(pathname.slice(pathname.lastIndexOf('/') + 1));
    return HttpResponse.arrayBuffer(await file.arrayBuffer(), {
      headers: {
        'Content-Type': file.type === '' ? 'application/octet-stream' : file.type,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      },
    });
  },
};

function decodeName(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
