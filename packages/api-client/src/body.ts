/** How the text of an answer is read. */
import { SchemaError } from './errors.ts';

/**
 * The JSON of a good answer; `null` when it is empty.
 * @throws SchemaError when it is anything else than JSON: a proxy's page, or a body that was cut off.
 */
export function strictBody(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SchemaError('', 'The answer is not JSON', { cause });
  }
}

/** What a failing answer says: its JSON, otherwise its text; `null` when it is empty. */
export function looseBody(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
