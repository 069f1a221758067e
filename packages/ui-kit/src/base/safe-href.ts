const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Relative addresses resolve against it; which host it names doesn't matter. */
const BASE_URL = 'https://base.invalid';

/**
 * Returns an address that a link may have, as it was given: relative, or with the scheme `http`, `https`, `mailto` or
 * `tel`. Any other, such as `javascript:` or `data:`, is `undefined`. The URL parser decides, so white space, control
 * characters and letter case that a browser ignores make no difference.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  if (href === null || href === undefined || !URL.canParse(href, BASE_URL)) return undefined;
  return PROTOCOLS.has(new URL(href, BASE_URL).protocol) ? href : undefined;
}
