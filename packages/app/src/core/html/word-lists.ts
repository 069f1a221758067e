/** An item of a list as Word writes it: a paragraph that begins with its marker. */
export interface WordItem {
  readonly paragraph: Element;
  /** The depth of the list, from 1. */
  readonly level: number;
  /** The bullet or the number as Word shows it. */
  readonly marker: string;
}

const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d+)/i;
const NUMBER_MARKER = /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i;

/** Returns the item that a paragraph of Word is, without the marker in its text; null when it is none. */
export function takeWordItem(paragraph: Element): WordItem | null {
  const [, level] = LIST_STYLE.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (level === undefined) return null;
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  marker?.remove();
  return { paragraph, level: Number(level), marker: (marker?.textContent ?? '').trim() };
}

interface OpenList {
  readonly list: Element;
  readonly level: number;
  readonly tag: 'ol' | 'ul';
}

/** Turns the paragraphs of Word's lists into lists: those that follow each other are one, deeper ones are inside it. */
export function listWordItems(items: readonly WordItem[]): void {
  let open: OpenList[] = [];
  for (const { paragraph, level, marker } of items) {
    const tag = NUMBER_MARKER.test(marker) ? 'ol' : 'ul';
    if (open[0]?.list.nextElementSibling !== paragraph) open = [];
    open = open.filter((entry) => entry.level < level || (entry.level === level && entry.tag === tag));
    let current = open.at(-1);
    if (current?.level !== level) {
      const list = paragraph.ownerDocument.createElement(tag);
      const first = Number.parseInt(marker, 10);
      if (tag === 'ol' && first > 1) list.setAttribute('start', String(first));
      if (current) (current.list.lastElementChild ?? current.list).append(list);
      else paragraph.before(list);
      current = { list, level, tag };
      open.push(current);
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    current.list.append(item);
    paragraph.remove();
  }
}
