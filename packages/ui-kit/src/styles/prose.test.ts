import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import '#define/alert.ts';
import '#define/card.ts';
import '#define/dialog.ts';
import '#styles/prose.css';
import { alertVariants } from '#elements/alert/alert.ts';
import { contrastRatio } from '#testing/contrast.ts';

/** Returns the backgrounds behind an element, from top to bottom, across shadow trees. */
function backgroundsOf(element: Element): string[] {
  const parent = element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  const own = getComputedStyle(element).backgroundColor;
  return parent ? [own, ...backgroundsOf(parent)] : [own, 'white'];
}

/** Returns the WCAG contrast of an element's text. */
function contrastOf(element: Element): number {
  return contrastRatio(getComputedStyle(element).color, backgroundsOf(element));
}

async function find(template: TemplateResult, selector: string): Promise<Element> {
  const element = (await fixture(template)).querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

const TEXT = html`<p>Your limit depends on <a href="#accounts">the linked accounts</a>.</p>`;
const PLACES: readonly (readonly [place: string, around: (text: TemplateResult) => TemplateResult])[] = [
  ...alertVariants.map(
    (variant) =>
      [
        `an alert that is ${variant}`,
        (text: TemplateResult) => html`<plinth-alert variant=${variant}>${text}</plinth-alert>`,
      ] as const,
  ),
  ['a card', (text) => html`<plinth-card>${text}</plinth-card>`],
  ['a dialog', (text) => html`<plinth-dialog open heading="Limit">${text}</plinth-dialog>`],
];

afterEach(() => {
  delete document.documentElement.dataset['skin'];
  document.documentElement.removeAttribute('dir');
});

describe.each(['light', 'bordered', 'dark'])('in the skin %s', (skin) => {
  it.each(PLACES)('a link in %s has sufficient contrast, with and without the class', async (_, around) => {
    document.documentElement.dataset['skin'] = skin;
    const page = await fixture(
      html`<div>${around(TEXT)} ${around(html`<div class="plinth-prose">${TEXT}</div>`)}</div>`,
    );
    const [plain, styled] = page.querySelectorAll('a');
    expect(plain && contrastOf(plain)).toBeGreaterThanOrEqual(4.5);
    expect(styled && contrastOf(styled)).toBeGreaterThanOrEqual(4.5);
    expect(styled && getComputedStyle(styled).textDecorationLine).toBe('underline');
  });

  it.each(['p', 'h5', 'dd', 'small', 'mark', 'del', 'code', 'kbd', 'blockquote', 'thead th', 'figcaption', 'a'])(
    'the text of %s has sufficient contrast',
    async (selector) => {
      document.documentElement.dataset['skin'] = skin;
      const element = await find(
        html`<div style="background: var(--plinth-color-page)">
          <article class="plinth-prose">
            <h5>Exceptions</h5>
            <p><a href="#a">Fee</a> <mark>7 %</mark> <del>8 %</del> <small>net</small> <kbd>K</kbd> <code>GET</code></p>
            <dl>
              <dt>Limit</dt>
              <dd>What can be drawn</dd>
            </dl>
            <blockquote>Fast</blockquote>
            <figure>
              <table>
                <thead>
                  <tr>
                    <th>Fee</th>
                  </tr>
                </thead>
              </table>
              <figcaption>Fees</figcaption>
            </figure>
          </article>
        </div>`,
        selector,
      );
      expect(contrastOf(element)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it('keeps the style of content in a named slot', async () => {
  const card = html`<plinth-card><h2 slot="heading">Limit</h2></plinth-card>`;
  const [inProse, alone] = [
    await find(html`<div class="plinth-prose">${card}</div>`, 'h2'),
    await find(html`<div>${card}</div>`, 'h2'),
  ].map((heading) => {
    const { fontSize, lineHeight, marginBlockStart } = getComputedStyle(heading);
    return { fontSize, lineHeight, marginBlockStart };
  });
  expect(inProse).toEqual(alone);
});

it.each([
  ['quote', html`<blockquote><p>Fast</p></blockquote>`, 'p'],
  [
    'table',
    html`<figure>
      <table>
        <tr>
          <td>7 %</td>
        </tr>
      </table>
    </figure>`,
    'table',
  ],
  [
    'list of terms',
    html`<dl>
      <dt>Fee</dt>
      <dd>7 %</dd>
    </dl>`,
    'dd',
  ],
])('has no space after a %s, which is its last block', async (_, block, selector) => {
  const article = await fixture(
    html`<article class="plinth-prose">
      <p>Terms</p>
      ${block}
    </article>`,
  );
  const last = [...article.querySelectorAll(selector)].at(-1);
  expect(last?.getBoundingClientRect().bottom).toBe(article.getBoundingClientRect().bottom);
});

it('has no space before its first and after its last block', async () => {
  const article = await fixture(
    html`<article class="plinth-prose">
      <h1>Terms</h1>
      <p>Plain words</p>
    </article>`,
  );
  const [first, last] = [article.firstElementChild, article.lastElementChild];
  expect([first, last].map((block) => block?.getBoundingClientRect())).toMatchObject([
    { top: article.getBoundingClientRect().top },
    { bottom: article.getBoundingClientRect().bottom },
  ]);
});

it('marks lists and quotes at the start of the line and keeps code from left to right on a right-to-left page', async () => {
  document.documentElement.dir = 'rtl';
  const article = await fixture(html`
    <article class="plinth-prose">
      <ul>
        <li>Bank</li>
      </ul>
      <blockquote>Fast</blockquote>
      <pre>GET /contracts</pre>
    </article>
  `);
  const styleOf = (selector: string) => getComputedStyle(article.querySelector(selector) ?? article);
  expect(styleOf('ul').paddingRight).toBe('21px');
  expect(styleOf('blockquote').borderRightWidth).toBe('3px');
  expect(styleOf('pre').direction).toBe('ltr');
});

it('keeps images and wide tables within its width', async () => {
  const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"/>';
  const article = await fixture(html`
    <article class="plinth-prose" style="inline-size: 300px">
      <img src=${picture} width="900" height="300" alt="Revenue" />
      <figure>
        <table>
          <tr>
            <td><div style="inline-size: 900px">1</div></td>
          </tr>
        </table>
      </figure>
    </article>
  `);
  const image = article.querySelector('img');
  await image?.decode();
  expect(image?.getBoundingClientRect()).toMatchObject({ width: 300, height: 100 });
  expect(article.scrollWidth).toBe(300);
});
