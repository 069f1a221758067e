import '#define/button.ts';
import '#define/calendar.ts';
import '#define/dropdown-menu.ts';
import '#define/menu-item.ts';
import '#define/progress.ts';
import '#define/switch.ts';
import '#define/toast.ts';
import '#define/tooltip.ts';
import { fixture, html } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import { preferColorScheme } from '../testing/devtools.ts';
import { type TokenName, tokens } from './tokens.ts';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('style');
  root.removeAttribute('data-skin');
});

const setBrand = (brand: string): void => root.style.setProperty('--plinth-brand', brand);

/** Computes a CSS color inside an element. */
function colorIn(parent: Element, color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  parent.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return computed;
}
const tokenIn = (parent: Element, name: TokenName): string => colorIn(parent, tokens[name]);

/** Returns the red, green and blue bytes of a CSS color. */
const bytesOf = (color: string): readonly number[] =>
  (/color\(srgb (.+?)(?: \/.+)?\)/.exec(colorIn(document.body, `color(from ${color} srgb r g b)`))?.[1] ?? '')
    .split(' ')
    .map((channel) => Math.max(0, Math.round(Number(channel) * 255)));

/** Returns the chroma and the hue of a CSS color in OKLCH. */
function hueOf(color: string): { readonly chroma: number; readonly hue: number } {
  const [, chroma, hue] =
    /oklch\([\d.e-]+ ([\d.e-]+) ([\d.e-]+|none)/.exec(colorIn(document.body, `oklch(from ${color} l c h)`)) ?? [];
  return { chroma: Number(chroma), hue: Number(hue) };
}

/** The roles that a brand decides. */
const ROLES = [
  'color-primary',
  'color-primary-hover',
  'color-primary-active',
  'color-primary-text',
  'color-primary-surface',
  'color-primary-line',
  'color-selected',
  'color-focus',
  'color-chart-1',
  'color-surface-float',
  'color-surface-inverse',
  'menu-selected',
] as const satisfies readonly TokenName[];

describe.each(['light', 'dark'])('in the skin %s', (skin) => {
  it.each([30, 90, 150, 210, 310])('every role has the hue of a brand with the hue %d', (hue) => {
    root.dataset['skin'] = skin;
    setBrand(`oklch(0.55 0.09 ${hue})`);
    const distances = ROLES.map((role) => {
      const distance = Math.abs(hueOf(tokenIn(document.body, role)).hue - hue);
      return [role, Math.min(distance, 360 - distance) < 10];
    });
    expect(distances).toEqual(ROLES.map((role) => [role, true]));
  });

  it('every role is grey with a grey brand', () => {
    root.dataset['skin'] = skin;
    setBrand('#666');
    expect(ROLES.filter((role) => hueOf(tokenIn(document.body, role)).chroma > 0.001)).toEqual([]);
  });
});

it.each(['#7a1fa2', '#b3261e', '#00695c', '#1a237e'])(
  'the primary color is %s if it is dark enough for white text',
  (brand) => {
    setBrand(brand);
    expect(bytesOf(tokenIn(document.body, 'color-primary'))).toEqual(bytesOf(brand));
  },
);

it('the states of the primary color differ with a black brand', () => {
  setBrand('#000');
  const states = (['color-primary', 'color-primary-hover', 'color-primary-active'] as const).map((role) =>
    String(bytesOf(tokenIn(document.body, role))),
  );
  expect(new Set(states).size).toBe(3);
});

it('a translucent brand has opaque colors', () => {
  setBrand('rgb(122 31 162 / 0.3)');
  expect(bytesOf(tokenIn(document.body, 'color-primary'))).toEqual([122, 31, 162]);
  expect(ROLES.filter((role) => tokenIn(document.body, role).includes('/'))).toEqual([]);
});

it('without its brand, the page has the colors of before', () => {
  const colors = () => ROLES.map((role) => tokenIn(document.body, role));
  const before = colors();
  setBrand('#7a1fa2');
  expect(colors().filter((color, index) => color === before[index])).toEqual([]);
  root.style.removeProperty('--plinth-brand');
  expect(colors()).toEqual(before);
  expect(tokenIn(document.body, 'color-primary')).toBe('oklch(0.47 0.14 258)');
});

it("a role that the page sets has precedence over the brand's", () => {
  setBrand('#7a1fa2');
  root.style.setProperty('--plinth-color-primary', 'rgb(0, 100, 60)');
  expect(tokenIn(document.body, 'color-primary')).toBe('rgb(0, 100, 60)');
});

describe('a part of the page with its own brand', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.partner { --plinth-brand: #00695c; }');
  document.adoptedStyleSheets.push(sheet);

  it.each<readonly [how: string, content: TemplateResult]>([
    ['an inline style', html`<section style="--plinth-brand: #00695c"><p></p></section>`],
    ['a style sheet and data-brand', html`<section class="partner" data-brand><p></p></section>`],
  ])('has its colors by %s, and the rest of the page keeps its own', async (_, content) => {
    setBrand('#7a1fa2');
    const section = await fixture<HTMLElement>(content);
    const inner = section.querySelector('p')!;
    expect(bytesOf(tokenIn(inner, 'color-primary'))).toEqual(bytesOf('#00695c'));
    expect(bytesOf(tokenIn(document.body, 'color-primary'))).toEqual(bytesOf('#7a1fa2'));
    const [partHue, pageHue] = [inner, document.body].map((parent) => hueOf(tokenIn(parent, 'color-selected')).hue);
    expect(partHue).not.toBeCloseTo(pageHue ?? 0, 0);
  });

  it('keeps the surfaces and texts of the page', async () => {
    root.style.setProperty('--plinth-color-page', 'rgb(240, 250, 240)');
    root.style.setProperty('--plinth-color-text', 'rgb(0, 40, 0)');
    const section = await fixture<HTMLElement>(html`<section data-brand class="partner"></section>`);
    expect([tokenIn(section, 'color-page'), tokenIn(section, 'color-text')]).toEqual([
      'rgb(240, 250, 240)',
      'rgb(0, 40, 0)',
    ]);
  });

  it('has the toasts of the dark skin in a dark page, and is dark alone in a light one', async () => {
    setBrand('#00695c');
    root.dataset['skin'] = 'dark';
    const pageColors = ROLES.map((role) => tokenIn(document.body, role));
    const inDarkPage = await fixture<HTMLElement>(html`<section data-brand class="partner"></section>`);
    expect(ROLES.map((role) => tokenIn(inDarkPage, role))).toEqual(pageColors);
    root.removeAttribute('data-skin');
    const darkPart = await fixture<HTMLElement>(html`<section data-brand class="partner" data-skin="dark"></section>`);
    expect(ROLES.map((role) => tokenIn(darkPart, role))).toEqual(pageColors);
  });

  it('is the focus ring, also drawn as a shadow', async () => {
    const section = await fixture<HTMLElement>(html`<section data-brand class="partner"><b></b></section>`);
    const mark = section.querySelector('b')!;
    mark.style.boxShadow = tokens['focus-ring'];
    expect(getComputedStyle(mark).boxShadow).toContain(tokenIn(section, 'color-focus'));
  });
});

describe('elements', () => {
  const partOf = (element: Element, selector: string): Element => element.shadowRoot!.querySelector(selector)!;
  /** An element, and a part of it whose background has a role. */
  const SAMPLES: readonly (readonly [name: string, content: TemplateResult, part: string, role: TokenName])[] = [
    ['a primary button', html`<plinth-button variant="primary">Pay</plinth-button>`, '[part~="base"]', 'color-primary'],
    ['a switch', html`<plinth-switch checked>On</plinth-switch>`, 'input', 'color-primary'],
    ['a toast', html`<plinth-toast message="Saved"></plinth-toast>`, '[part="base"]', 'color-surface-inverse'],
    [
      'a tooltip',
      html`<plinth-tooltip text="Not yet"><button>Remove</button></plinth-tooltip>`,
      '[part="bubble"]',
      'color-surface-inverse',
    ],
    ['progress', html`<plinth-progress label="Upload" value="40"></plinth-progress>`, '.fill', 'color-primary'],
    [
      'a menu',
      html`<plinth-dropdown-menu label="Actions"
        ><button slot="trigger">Actions</button><plinth-menu-item>Copy</plinth-menu-item></plinth-dropdown-menu
      >`,
      '[part="panel"]',
      'color-surface-float',
    ],
    [
      "a calendar's chosen day",
      html`<plinth-calendar value="2026-11-16"></plinth-calendar>`,
      '.from',
      'color-selected',
    ],
  ];

  it.each(SAMPLES)('%s has the color of the brand', async (_, content, part, role) => {
    const section = await fixture<HTMLElement>(html`<section style="--plinth-brand: #7a1fa2">${content}</section>`);
    const element = section.firstElementChild as LitElement;
    await element.updateComplete;
    const { backgroundColor } = getComputedStyle(partOf(element, part));
    expect(backgroundColor).toBe(tokenIn(section, role));
    expect(backgroundColor).not.toBe(tokenIn(document.body, role));
  });
});

describe('data-skin="system"', () => {
  afterEach(() => preferColorScheme('light'));

  it("has the colors of the user's preference, also for toasts", async () => {
    const names = ['color-page', 'color-text', 'color-surface-inverse', 'menu-line', 'color-primary'] as const;
    const colors = () => names.map((name) => tokenIn(document.body, name));
    const inSkin = (skin: string) => {
      root.dataset['skin'] = skin;
      return colors();
    };
    const [light, dark] = [inSkin('light'), inSkin('dark')];
    expect(inSkin('system')).toEqual(light);
    await preferColorScheme('dark');
    expect(inSkin('system')).toEqual(dark);
    expect(inSkin('light')).toEqual(light);
  });
});
