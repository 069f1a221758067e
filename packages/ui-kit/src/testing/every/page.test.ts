import { afterEach, describe, expect, it } from 'vitest';
import { renderedMarkup, mount, rendered, specimens } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

afterEach(() => document.body.replaceChildren());

async function createFrame(): Promise<{ readonly view: Window & typeof globalThis; readonly body: HTMLElement }> {
  const iframe = document.createElement('iframe');
  document.body.append(iframe);
  const view = iframe.contentWindow as (Window & typeof globalThis) | null;
  if (!view) throw new Error('The frame has no window.');
  iframe.width = String(innerWidth);
  iframe.height = String(innerHeight);
  // The frame needs the tokens, like every page that uses the kit.
  for (const style of document.head.querySelectorAll('style')) view.document.head.append(style.cloneNode(true));
  return { view, body: view.document.body };
}

/** Returns the computed styles that come from an element's own style sheets. */
function computedStylesOf(element: Element): string[] {
  const view = element.ownerDocument.defaultView;
  if (!view || !element.shadowRoot) throw new Error('The element has not rendered.');
  return [element, ...element.shadowRoot.querySelectorAll('*')].map((each) => {
    const { display, position, boxSizing, paddingTop, borderTopWidth } = view.getComputedStyle(each);
    return [each.localName, display, position, boxSizing, paddingTop, borderTopWidth].join(' ');
  });
}

describe.each(specimens)('$tag', (specimen) => {
  it('keeps its styles and its state when it is moved into an iframe and back', async () => {
    const { body } = await createFrame();
    const element = await mount(specimen);
    const before = { styles: computedStylesOf(element), markup: renderedMarkup(element) };
    body.append(element);
    await rendered(element);
    expect({ styles: computedStylesOf(element), markup: renderedMarkup(element) }).toEqual(before);
    document.body.append(element);
    await rendered(element);
    expect({ styles: computedStylesOf(element), markup: renderedMarkup(element) }).toEqual(before);
  });

  it('has its styles when it is created in an iframe', async () => {
    const expected = await mount(specimen);
    const { body } = await createFrame();
    const element = await mount(specimen, body);
    expect({ styles: computedStylesOf(element), markup: renderedMarkup(element) }).toEqual({
      styles: computedStylesOf(expected),
      markup: renderedMarkup(expected),
    });
  });
});
