import { inputOf } from './dom.ts';

/** The characters that separate values by default: the comma and the semicolon of every script. Tabs and line breaks always do. */
export const SEPARATORS = ',;،؛，；、';

/**
 * Splits a text at the separators, like `String.prototype.split`: the last part is what may still be typed. A text in
 * double quotes, such as `"Okafor, Celia"`, is not split.
 */
export function splitValues(text: string, separators: string): readonly string[] {
  const parts: string[] = [];
  let [start, isQuoted] = [0, false];
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (isQuoted && char === '\\') index += 1;
    // A quote within a word is a unit or an apostrophe.
    else if (char === '"') isQuoted = !isQuoted && /(?:^|\s)$/u.test(text.slice(start, index));
    else if (!isQuoted && (/[\t\n\r]/.test(char) || String(separators ?? '').includes(char))) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...parts, text.slice(start).trim()];
}

/** Joins texts that are not values yet into the text of a field, which splits into them again. */
export const joinValues = (texts: readonly string[], separators: string): string =>
  texts.join(`${String(separators ?? '').charAt(0)} `);

/**
 * Returns the text of a field after several values have been pasted, with the line breaks that the field itself would
 * remove; null for any other paste, which is left to the browser.
 */
export function textAfterPaste(event: ClipboardEvent, separators: string): string | null {
  const text = event.clipboardData?.getData('text') ?? '';
  if (splitValues(text.trim(), separators).length < 2) return null;
  const { value, selectionStart, selectionEnd } = inputOf(event);
  return value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length);
}
