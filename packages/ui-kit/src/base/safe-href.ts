const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The base URL of relative ones; its host does not matter. */
const BASE_URL = 'https://base.invalid';

/**
 * Returns a URL unchanged if links may use it: relative, or with the scheme `http`, `https`, `mailto` or `tel`. Returns
 * `undefined` for any other, such as `javascript:` or `data:`. The URL parser decides, so that white space, control
 * characters and letter case that browsers ignore make no difference.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  if (href === null || href === undefined || !URL.canParse(href, BASE_URL)) return undefined;
  return PROTOCOLS.has(new URL(href, BASE_URL).protocol) ? href : undefined;
}
