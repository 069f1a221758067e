import { foldText } from '#shared/fold-text.ts';
import { safeUrl } from '#shared/safe-url.ts';

/** The longest name that a logo's file has. */
const MAX_NAME_LENGTH = 64;

/**
 * Where the logo of an institution is: what the provider names, else the content host by the institution's normalised
 * name: lower case, without accents, every run of other characters a single `-` (spec §7). A picture of a third host is
 * none: the policy of the page would refuse it.
 * @param contentUrl base address of the content host, null where there is none.
 * @param origin the app's own, against which paths are read.
 * @returns null when there is no logo.
 */
export function logoUrl(
  institution: string,
  logo: string | null,
  contentUrl: string | null,
  origin: string,
): string | null {
  const host = contentUrl === null ? null : safeUrl(contentUrl, origin);
  const given = logo === null ? null : safeUrl(logo, origin);
  const known = [origin, ...(host === null ? [] : [new URL(host).origin])];
  if (given !== null && known.includes(new URL(given).origin)) return given;
  const name = foldText(institution)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH);
  if (host === null || !/[a-z0-9]/.test(name)) return null;
  return `${host.replace(/\/+$/, '')}/institutions/${name}.svg`;
}
