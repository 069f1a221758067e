import { safeUrl } from '#shared/safe-url.ts';

/** The maximum length of a logo's file name without its extension, in characters. */
const MAX_NAME_LENGTH = 64;

/**
 * Returns the URL of an institution's logo: the provider's URL if it is on the app's origin or the content host,
 * otherwise the URL on the content host that is derived from the institution's normalized name (lower case, without
 * accents, with every run of other characters replaced by a single `-`; product.md#calls). Images on other hosts are
 * not used, because the page's Content Security Policy would block them.
 * @param contentUrl the base URL of the content host, or null if there is none.
 * @param origin the app's origin, against which relative URLs are resolved.
 * @returns null if there is no logo.
 */
export function logoUrl(
  institution: string,
  logo: string | null,
  contentUrl: string | null,
  origin: string,
): string | null {
  const host = contentUrl === null ? null : safeUrl(contentUrl, origin);
  const providerUrl = logo === null ? null : safeUrl(logo, origin);
  const allowedOrigins = [origin, ...(host === null ? [] : [new URL(host).origin])];
  if (providerUrl !== null && allowedOrigins.includes(new URL(providerUrl).origin)) return providerUrl;
  const name = institution
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH);
  if (host === null || !/[a-z0-9]/.test(name)) return null;
  return `${host.replace(/\/+$/, '')}/institutions/${name}.svg`;
}
