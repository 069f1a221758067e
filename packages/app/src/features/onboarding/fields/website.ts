/**
 * Normalizes a web address: `harrowvine.example` becomes `https://harrowvine.example/`. Returns `null` for text that is
 * not a URL or that has a protocol other than http or https.
 */
export function normalizeWebsite(text: string): string | null {
  const trimmed = text.trim();
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(trimmed)?.[1]?.toLowerCase();
  if (trimmed === '' || /\s/.test(trimmed) || (scheme !== undefined && scheme !== 'http' && scheme !== 'https'))
    return null;
  const address = `https://${scheme === undefined ? trimmed : trimmed.slice(scheme.length + 3)}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^[^.].*\.[^.]+$/.test(url.hostname) && url.username === '' ? url.href : null;
}
