/** Control characters and marks that change the text direction, which could make `fdp.exe` read as `exe.pdf`. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const MISLEADING_CHARACTERS = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Returns a stored file's name from its storage key, safe to display and to save under. */
export function nameOfKey(key: string): string {
  const lastSegment = key.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? '';
  return lastSegment.replaceAll(MISLEADING_CHARACTERS, '').trim() || 'file';
}
