/**
 * Returns a URL from data that is safe for `href`, `src` and `location`, or `null` when it is not http or https.
 * Relative URLs are resolved against `base`.
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
