import { sanitizeHtml } from '#core/html/sanitize.ts';

/** Elements that begin a new line. */
const BLOCKS = 'p, div, li, br, blockquote, h2, h3, h4, pre, hr';

/** Returns untrusted HTML as one line of text. */
export function mailText(html: string): string {
  const fragment = sanitizeHtml(html);
  for (const block of fragment.querySelectorAll(BLOCKS)) block.after(' ');
  return (fragment.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Returns whether HTML has pictures, which are not shown. */
export const hasPictures = (html: string): boolean => /<(?:img|picture|svg|image)\b/i.test(html);
