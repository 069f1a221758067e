/** Control characters, and marks that turn the direction: with them `fdp.exe` reads as `exe.pdf`. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const MISLEADING = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The name of a stored file by its key, fit to be shown and to be saved under. */
export function nameOfKey(key: string): string {
  const last = key.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? '';
  return last.replaceAll(MISLEADING, '').trim() || 'file';
}
