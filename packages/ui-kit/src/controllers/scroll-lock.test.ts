import '#define/dialog.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlinthDialog } from '../elements/dialog/dialog.ts';

const pageSheet = new CSSStyleSheet();

afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageSheet);
});

/** Creates a long page with a sticky header and scrolls it to a button in its middle. */
async function createPage(styles: string) {
  pageSheet.replaceSync(styles);
  document.adoptedStyleSheets.push(pageSheet);
  const container = await fixture(
    html`<div>
      <header style="position: sticky; inset-block-start: 0">Orders</header>
      <div style="block-size: 1500px"></div>
      <button>Open</button>
      <div style="block-size: 2500px"></div>
      <plinth-dialog heading="Delete?">Text</plinth-dialog>
    </div>`,
  );
  const dialog = container.querySelector<PlinthDialog>('plinth-dialog')!;
  const button = container.querySelector('button')!;
  button.scrollIntoView({ block: 'center' });
  const positions = () =>
    [button, container.querySelector('header')!].map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return [x, y, width];
    });
  const toggle = async (open: boolean) => {
    dialog.open = open;
    await dialog.updateComplete;
  };
  const canScroll = () => {
    const { overflow } = getComputedStyle(document.documentElement);
    return (overflow === 'visible' ? getComputedStyle(document.body) : { overflow }).overflow !== 'hidden';
  };
  return { positions, toggle, canScroll, dialog };
}

describe('ScrollLock', () => {
  it.each([
    'html { overflow-y: scroll }',
    'html { overflow-x: clip }',
    'body { overflow-x: hidden }',
    'body { overflow-y: scroll }',
    'body { overflow-y: scroll !important }',
    'html, body { block-size: 100%; margin: 0 } body { overflow: auto }',
    'html, body { overflow-x: hidden }',
    'html { block-size: 100% } body { block-size: 100%; overflow: auto; contain: content }',
    'html { scrollbar-gutter: stable both-edges }',
  ])('keeps everything in place on a page with %s', async (styles) => {
    const { positions, toggle, canScroll } = await createPage(styles);
    const before = positions();
    await toggle(true);
    expect([positions(), canScroll()]).toEqual([before, false]);
    await toggle(false);
    expect([positions(), canScroll()]).toEqual([before, true]);
  });

  it('keeps the gutter of the page with several overlays, whichever closes first', async () => {
    const { toggle, dialog } = await createPage('html { scrollbar-gutter: stable both-edges }');
    const gutter = () => getComputedStyle(document.documentElement).scrollbarGutter;
    await toggle(true);
    const second = document.createElement('plinth-dialog');
    dialog.after(second);
    second.show();
    await second.updateComplete;
    await toggle(false);
    expect(gutter()).toBe('stable both-edges');
  });
});
