import { find } from 'linkifyjs';

/** A part of a text. */
export interface LinkPart {
  readonly text: string;
  /** The address that it links to; null for plain text. */
  readonly href: string | null;
}

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

const isSafe = (href: string): boolean => SCHEMES.has(URL.parse(href)?.protocol ?? '');

/** Closing quotes and an ellipsis, which end the text around an address and not the address. */
const TRAILING_MARKS = /[”’»›…]+$/u;

/** Splits a text at its web and mail addresses. Addresses with another scheme stay plain text. */
export function linkPartsOf(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let end = 0;
  for (const { start, value, href } of find(text, { defaultProtocol: 'https' })) {
    if (!isSafe(href)) continue;
    const markCount = TRAILING_MARKS.exec(value)?.[0].length ?? 0;
    const link = { text: value.slice(0, value.length - markCount), href: href.slice(0, href.length - markCount) };
    parts.push({ text: text.slice(end, start), href: null }, link);
    end = start + link.text.length;
  }
  parts.push({ text: text.slice(end), href: null });
  return parts.filter((part) => part.text !== '');
}
