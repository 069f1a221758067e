import { UnsupportedTextError } from '@plinth/pdf/unsupported-text';

const MAX_CHARACTERS = 5;

/** Returns what keeps a PDF from being made: the characters that no font has; null when the error is another one. */
export function unsupportedTextMessage(error: unknown): string | null {
  if (!(error instanceof UnsupportedTextError)) return null;
  const { title, characters } = error;
  const shown = characters.slice(0, MAX_CHARACTERS).join(' ');
  const others = characters.length > MAX_CHARACTERS ? ' and others' : '';
  return `${title} has characters that a PDF can’t show: ${shown}${others}. Replace them and try again.`;
}
