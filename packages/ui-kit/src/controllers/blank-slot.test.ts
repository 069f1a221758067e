import '#define/connection-status.ts';
import '#define/empty-state.ts';
import '#define/toast.ts';
import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { describe, expect, it } from 'vitest';
import type { PlinthElement } from '#base/plinth-element.ts';

/** Returns how often a text of the shadow tree is rendered. */
function timesRendered(element: PlinthElement, text: string): number {
  const walker = document.createTreeWalker(element.renderRoot, NodeFilter.SHOW_TEXT);
  let times = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (node.textContent?.includes(text) && range.getClientRects().length > 0) times += 1;
  }
  return times;
}

describe('the own text of an element with a default slot', () => {
  const cases: readonly (readonly [tag: string, template: (content: string) => TemplateResult, text: string])[] = [
    [
      'plinth-empty-state',
      (content) => html`<plinth-empty-state heading="None" text="Own text">${content}</plinth-empty-state>`,
      'Own text',
    ],
    [
      'plinth-toast',
      (content) => html`<plinth-toast message="Saved" description="Own text">${content}</plinth-toast>`,
      'Own text',
    ],
    [
      'plinth-connection-status',
      (content) => html`<plinth-connection-status status="CONNECTED">${content}</plinth-connection-status>`,
      'Connected',
    ],
  ];

  it.each(cases)('%s: is shown until the page has another', async (_tag, template, text) => {
    for (const content of ['', '\n  ']) {
      const element = await fixture<PlinthElement>(template(content));
      expect(timesRendered(element, text)).toBe(1);
      element.append('Text of the page');
      await expect.poll(() => timesRendered(element, text)).toBe(0);
      element.lastChild?.remove();
      await expect.poll(() => timesRendered(element, text)).toBe(1);
    }
  });

  it('is replaced by an element of another document', async () => {
    const iframe = document.createElement('iframe');
    document.body.append(iframe);
    const { body } = iframe.contentDocument!;
    const [element, text] = [document.createElement('plinth-connection-status'), body.ownerDocument.createElement('b')];
    element.status = 'CONNECTED';
    text.textContent = 'Online';
    element.append(' ', text);
    body.append(element);
    await element.updateComplete;
    expect(
      [...element.shadowRoot!.querySelectorAll('slot')].map(({ parentElement }) => parentElement?.textContent.trim()),
    ).toEqual(['Connected']);
    iframe.remove();
  });
});
