/**
 * An address out of data, made safe for `href`, `src` and `location`: http or https, else null. Relative addresses are
 * read against `base`.
 */
export function safeUrl(value: unknown, base: string): string | null {
  if (typeof value !== 'string') return null;
  try {
    const url = new URL(value, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
