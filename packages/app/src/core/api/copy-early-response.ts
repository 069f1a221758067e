import type { ResponseOf, Call } from '@plinth/api-client/call';
import { parse } from '@plinth/api-client/schema';
import { pathOfCustomer, pathTemplateOf } from './early-responses.ts';

/**
 * Returns the data of the response to a call that the HTML page made, and leaves the response itself to the API client.
 * @returns null where the page did not make the call, or where it failed: the client then says so.
 */
export async function copyEarlyResponse<Declared extends Call>(call: Declared): Promise<ResponseOf<Declared> | null> {
  const early = globalThis.plinthEarlyResponses;
  const path = early ? pathOfCustomer(pathTemplateOf(call), early.customerId) : null;
  if (!early || path === null) return null;
  try {
    const copy = await early.byPath.get(path)?.then((response) => response.clone());
    return copy?.ok ? (parse(call.response, await copy.json()) as ResponseOf<Declared>) : null;
  } catch {
    return null;
  }
}
