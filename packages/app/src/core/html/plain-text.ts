import { sanitizeHtml } from './sanitize.ts';

/** Elements whose text does not run into what follows. */
const BORDERS = 'p, div, li, br, blockquote, h2, h3, h4, pre, hr, table, tr, td, th';

/** Returns untrusted HTML as one line of text. */
export function plainText(html: string): string {
  const fragment = sanitizeHtml(html);
  for (const element of fragment.querySelectorAll(BORDERS)) {
    element.before(' ');
    element.after(' ');
  }
  return (fragment.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Returns whether HTML has pictures, which are not shown. */
export const hasPictures = (html: string): boolean => /<(?:img|picture|svg|image)\b/i.test(html);
