/**
 * A web address as it is kept: `harrowvine.example` is `https://harrowvine.example/`. Null when it is none, or names
 * another protocol than that of the web.
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
