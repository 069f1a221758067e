import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it } from 'vitest';
import '#define/app-shell.ts';
import '#styles/layout.css';

const rectOf = (root: Element, selector: string): DOMRect => {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element.getBoundingClientRect();
};

/** Returns the number of columns that a grid of the given width has. */
async function columnsAt(width: string, classes: string): Promise<number> {
  const wrapper = await fixture(html`<div style="inline-size: ${width}"><div class=${classes}></div></div>`);
  const grid = wrapper.firstElementChild;
  if (!grid) throw new Error('There is no grid.');
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

describe('a stack', () => {
  it('separates its items by the gap alone', async () => {
    const stack = await fixture(html`
      <div class="plinth-stack plinth-gap-6">
        <h2>Fees</h2>
        <p class="text">None</p>
      </div>
    `);
    expect(rectOf(stack, '.text').top - rectOf(stack, 'h2').bottom).toBe(24);
    expect(rectOf(stack, 'h2').top).toBe(stack.getBoundingClientRect().top);
  });

  it('is as wide as its container and limits its items to that width', async () => {
    const wrapper = await fixture(html`
      <div style="inline-size: 200px">
        <div class="plinth-stack">
          <div class="wide"><div style="inline-size: 900px"></div></div>
        </div>
      </div>
    `);
    expect(rectOf(wrapper, '.wide').width).toBe(200);
  });

  it('is not rendered while it is hidden', async () => {
    const stack = await fixture(html`<div class="plinth-stack" hidden>None</div>`);
    expect(stack.getBoundingClientRect().height).toBe(0);
  });

  it('has no markers as a list', async () => {
    const list = await fixture(
      html`<ul class="plinth-stack">
        <li>Bank</li>
      </ul>`,
    );
    expect(rectOf(list, 'li').left).toBe(list.getBoundingClientRect().left);
    expect(getComputedStyle(list).listStyleType).toBe('""');
  });
});

describe('a row', () => {
  it('wraps items that do not fit, unless it must not', async () => {
    const rowOf = (classes: string) => html`
      <div class=${classes} style="inline-size: 250px">
        <span class="first" style="flex: none; inline-size: 150px">1</span>
        <span class="second" style="flex: none; inline-size: 150px">2</span>
      </div>
    `;
    const wrapped = await fixture(rowOf('plinth-row'));
    expect(rectOf(wrapped, '.second').top).toBeGreaterThan(rectOf(wrapped, '.first').top);
    const single = await fixture(rowOf('plinth-row plinth-nowrap'));
    expect(rectOf(single, '.second').top).toBe(rectOf(single, '.first').top);
  });

  it('runs from right to left on a right-to-left page', async () => {
    document.documentElement.dir = 'rtl';
    const row = await fixture(
      html`<div class="plinth-row"><span class="first">1</span><span class="last">2</span></div>`,
    );
    expect(rectOf(row, '.first').left).toBeGreaterThan(rectOf(row, '.last').right);
  });

  it('gives an item that grows the remaining width', async () => {
    const row = await fixture(html`
      <div class="plinth-row plinth-gap-0" style="inline-size: 300px">
        <span class="plinth-grow">Name</span><span style="inline-size: 100px">Edit</span>
      </div>
    `);
    expect(rectOf(row, '.plinth-grow').width).toBe(200);
  });
});

describe('a grid', () => {
  it.each([
    ['200px', 'plinth-grid', 1],
    ['600px', 'plinth-grid', 2],
    ['1200px', 'plinth-grid', 4],
    ['600px', 'plinth-grid plinth-grid-small', 3],
    ['600px', 'plinth-grid plinth-grid-large', 1],
  ])('of %s with the classes %s has %i columns', async (width, classes, count) => {
    expect(await columnsAt(width, classes)).toBe(count);
  });

  it('is not wider than its container, whose width is less than a column', async () => {
    const wrapper = await fixture(
      html`<div style="inline-size: 120px">
        <div class="plinth-grid"><p>1</p></div>
      </div>`,
    );
    expect(rectOf(wrapper, 'p').width).toBe(120);
  });

  it('keeps its columns from a grid inside it', async () => {
    const outer = await fixture(html`
      <div class="plinth-grid plinth-grid-large" style="inline-size: 600px"><div class="plinth-grid inner"></div></div>
    `);
    const inner = outer.querySelector('.inner');
    expect(inner && getComputedStyle(inner).gridTemplateColumns.split(' ')).toHaveLength(2);
  });
});

describe('a container', () => {
  it('has the width and the gutters of the page area of a boxed app shell', async () => {
    const page = await fixture(html`
      <div style="inline-size: 3000px">
        <plinth-app-shell content-width="boxed" layout="horizontal"><p class="in-shell">Figures</p></plinth-app-shell>
        <div class="plinth-container"><p class="in-container">Figures</p></div>
      </div>
    `);
    const [shell, container] = [rectOf(page, '.in-shell'), rectOf(page, '.in-container')];
    expect(shell.width).toBeGreaterThan(1000);
    expect([container.left, container.width]).toEqual([shell.left, shell.width]);
  });

  it('is limited to the width of a form', async () => {
    const page = await fixture(html`
      <div style="inline-size: 3000px"><div class="plinth-container plinth-container-narrow"></div></div>
    `);
    expect(rectOf(page, '.plinth-container').width).toBe(640);
  });
});
