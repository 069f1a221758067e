/** Parses response bodies. */
import { SchemaError } from './errors.ts';

/**
 * Parses the JSON body of a successful response; `null` when it is empty.
 * @throws SchemaError when it is not JSON: a proxy's page, or a truncated body.
 */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SchemaError('', 'The response is not JSON', { cause });
  }
}

/** Parses the body of an error response: JSON if possible, otherwise text; `null` when it is empty. */
export function parseErrorBody(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
