import { HttpResponse } from 'msw';
import { editFields, editRows } from './edits.ts';
import type { FaultParts } from './fault.ts';

/** Header with the fault of a response, or a note that it was not applicable. */
export const FAULT_HEADER = 'x-mock-fault';

const PAGE = '<!doctype html><html><head><title>Gateway</title></head><body><h1>Try again later</h1></body></html>';

/** Applies a fault to a response; `label` is the value of the fault header. */
export async function breakResponse(response: Response, fault: FaultParts, label: string): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = bytes.slice(0, Math.floor(bytes.length / 2));
  const headers = new Headers(response.headers);
  headers.set(FAULT_HEADER, label);
  // The body's length changes.
  headers.delete('content-length');
  const unchanged = { status: response.status, headers };
  const faultHeaders = { [FAULT_HEADER]: label };
  switch (fault.name) {
    case 'no-content':
      return new HttpResponse(null, { status: 204, headers: faultHeaders });
    case 'empty':
      return new HttpResponse('', { status: 200, headers: { ...faultHeaders, 'content-type': 'application/json' } });
    case 'html':
      return HttpResponse.html(PAGE, { status: 200, headers: faultHeaders });
    case 'bad-gateway':
      return HttpResponse.html(PAGE, { status: 502, headers: faultHeaders });
    case 'truncated':
      return new HttpResponse(bodyFor(response, half), unchanged);
    case 'late':
      return new HttpResponse(bodyFor(response, bytes), unchanged);
    default: {
      const edited = edit(new TextDecoder().decode(bytes), fault);
      if (edited === null) headers.set(FAULT_HEADER, `${label}; not applicable`);
      return new HttpResponse(bodyFor(response, edited === null ? bytes : new TextEncoder().encode(edited)), unchanged);
    }
  }
}

/** Edits JSON; `null` when there is nothing to edit. */
function edit(text: string, fault: FaultParts): string | null {
  const body = parseJson(text);
  if (fault.name === 'wrong-root') return JSON.stringify(Array.isArray(body) ? { data: body } : [body]);
  const isEdited =
    fault.name === 'duplicate-ids' || fault.name === 'many-rows' ? editRows(body, fault) : editFields(body, fault);
  return isEdited ? JSON.stringify(body) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isBodiless = (status: number): boolean => status === 204 || status === 304;

const bodyFor = (response: Response, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null =>
  isBodiless(response.status) ? null : bytes;
