import { afterEach, describe, expect, it } from 'vitest';
import { mount, rendered, specimens } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

const pageSheet = new CSSStyleSheet();
pageSheet.replaceSync('body { margin: 0 }');
const hostileSheet = new CSSStyleSheet();

afterEach(() => {
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

const HOSTILE: Readonly<Record<string, string>> = {
  'resets every property': '* { all: unset !important }',
  // The root keeps its font size, because all `rem` sizes depend on it, in the kit too.
  'sets inherited properties on every element': `:not(:root) { box-sizing: content-box; margin: 0; font: italic 900 30px/3 monospace; letter-spacing: 9px;
    word-spacing: 9px; text-indent: 9px; text-transform: uppercase; text-align: center; white-space: pre-line; visibility: visible }`,
  'has rules for the tags in the shadow trees':
    'svg, button, input, div, span, label, slot, h2, a { width: 0; height: 0; display: none; padding: 50px }',
  'shows hidden elements': '[hidden] { display: block !important }',
};

/** Elements that fill the height of their container, which therefore depends on the page. */
const CONTAINER_HEIGHT_TAGS: ReadonlySet<string> = new Set(['plinth-side-menu']);

/** Returns the widths and heights of the elements in the shadow tree. */
function sizes(element: Element): string[] {
  // The bounding box of a rotating element depends on its angle.
  for (const animation of [...document.getAnimations(), ...(element.shadowRoot?.getAnimations() ?? [])])
    animation.cancel();
  return [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
    .filter((each) => !['style', 'slot'].includes(each.localName))
    .map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return `${each.localName}.${each.getAttribute('class') ?? each.getAttribute('part') ?? ''} ${Math.round(width)} × ${CONTAINER_HEIGHT_TAGS.has(element.localName) ? 'any' : Math.round(height)}`;
    });
}

describe.each(Object.entries(HOSTILE))('on a page that %s', (_name, css) => {
  it.each(specimens)('$tag keeps its inner layout', async (specimen) => {
    document.adoptedStyleSheets = [pageSheet];
    const element = await mount(specimen);
    // Keeps only the text, because elements in slots belong to the page and follow its styles.
    element.replaceChildren(element.textContent);
    await rendered(element);
    const before = sizes(element);
    hostileSheet.replaceSync(css);
    document.adoptedStyleSheets = [pageSheet, hostileSheet];
    await rendered(element);
    expect(sizes(element)).toEqual(before);
  });
});
