const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/** Converts a text to HTML: blank lines separate paragraphs. */
export const htmlOf = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Converts HTML to the text in it, for searches. The text of one element does not run into that of the next. */
export function textOf(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ');
  return Object.entries(ENTITIES).reduceRight((current, [char, entity]) => current.replaceAll(entity, char), text);
}

/** Returns a paragraph with a link to a page. @param path the path with the query, which may hold `&`. */
export function linkTo(origin: string, path: string): string {
  const address = escapeHtml(`${origin}${path}`);
  return `<p><a href="${address}">${address}</a></p>`;
}
