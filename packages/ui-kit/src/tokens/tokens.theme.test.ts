import '#define/button.ts';
import '#define/card.ts';
import '#define/dropdown-menu.ts';
import '#define/field.ts';
import '#define/menu-item.ts';
import '#define/side-menu.ts';
import '#define/side-menu-item.ts';
import { fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import colors from './color.tokens.json';
import scale from './scale.tokens.json';

/** The custom properties that a host page with a theme sets: all that the tokens' descriptions call a part of a theme. */
const THEME = {
  'color-page': 'rgb(240, 250, 240)',
  'color-surface': 'rgb(250, 255, 250)',
  'color-text': 'rgb(0, 40, 0)',
  'color-primary': 'rgb(0, 100, 60)',
  'color-primary-hover': 'rgb(0, 80, 50)',
  'color-primary-active': 'rgb(0, 60, 40)',
  'color-on-primary': 'rgb(255, 255, 240)',
  'color-primary-text': 'rgb(0, 90, 50)',
  'color-focus': 'rgb(120, 0, 120)',
  'font-sans': 'Georgia, serif',
  'radius-control': '3px',
  'radius-card': '14px',
};

const root = document.documentElement;
beforeEach(() => Object.entries(THEME).forEach(([name, value]) => root.style.setProperty(`--plinth-${name}`, value)));
afterEach(() => root.removeAttribute('style'));

const part = (element: Element, name = 'base'): Element => element.shadowRoot!.querySelector(`[part~="${name}"]`)!;

it('the theme consists of the tokens whose description calls them a part of a theme', () => {
  const themeTokens = Object.entries({ ...colors, ...scale }).flatMap(([group, members]) =>
    Object.entries(members).flatMap(([name, token]: readonly [string, unknown]) =>
      JSON.stringify(token).includes("Part of a host page's theme.") ? [`${group}-${name}`] : [],
    ),
  );
  expect(themeTokens.toSorted()).toEqual(Object.keys(THEME).toSorted());
});

it('the theme applies to the primary button and its hover state', async () => {
  const button = await fixture<LitElement>(html`<plinth-button variant="primary">Continue</plinth-button>`);
  const { color, fontFamily, borderRadius } = getComputedStyle(part(button));
  // The hover color is a layer over the background.
  const visibleColor = () => {
    const { backgroundColor, backgroundImage } = getComputedStyle(part(button));
    const overlay = /rgb\(.*?\)/.exec(backgroundImage)?.[0];
    return overlay ?? backgroundColor;
  };
  expect([color, fontFamily, borderRadius]).toEqual([
    THEME['color-on-primary'],
    THEME['font-sans'],
    THEME['radius-control'],
  ]);
  expect(visibleColor()).toBe(THEME['color-primary']);
  await userEvent.hover(button);
  await expect.poll(visibleColor).toBe(THEME['color-primary-hover']);
});

it('the theme applies to the field and its focus ring', async () => {
  const field = await fixture<LitElement>(html`<plinth-field label="Company"><input /></plinth-field>`);
  const input = field.querySelector('input')!;
  const { color, borderRadius, fontFamily } = getComputedStyle(input);
  expect([color, borderRadius, fontFamily]).toEqual([THEME['color-text'], THEME['radius-control'], THEME['font-sans']]);
  input.focus();
  expect([getComputedStyle(input).borderTopColor, getComputedStyle(input).outlineColor]).toEqual([
    THEME['color-focus'],
    THEME['color-focus'],
  ]);
});

it('the theme applies to the card', async () => {
  const card = await fixture<LitElement>(
    html`<plinth-card
      ><h2 slot="heading">Owed</h2>
      $4,100</plinth-card
    >`,
  );
  const { backgroundColor, borderRadius } = getComputedStyle(part(card));
  expect([backgroundColor, borderRadius, getComputedStyle(card).color]).toEqual([
    THEME['color-surface'],
    THEME['radius-card'],
    THEME['color-text'],
  ]);
});

it('the theme applies to the side menu and to dropdown menus', async () => {
  const menu = await fixture<LitElement>(
    html`<plinth-side-menu
      ><plinth-side-menu-item href="#start" current>Start</plinth-side-menu-item></plinth-side-menu
    >`,
  );
  const item = menu.querySelector<LitElement>('plinth-side-menu-item')!;
  await item.updateComplete;
  expect(getComputedStyle(part(menu)).backgroundColor).toBe(THEME['color-page']);
  expect([getComputedStyle(part(item)).color, getComputedStyle(part(item)).borderRadius]).toEqual([
    THEME['color-text'],
    THEME['radius-control'],
  ]);

  const dropdown = await fixture<LitElement>(
    html`<plinth-dropdown-menu label="Actions"
      ><button slot="trigger">Actions</button><plinth-menu-item>Copy</plinth-menu-item></plinth-dropdown-menu
    >`,
  );
  const { borderRadius, color } = getComputedStyle(part(dropdown, 'panel'));
  expect([borderRadius, color]).toEqual([THEME['radius-card'], THEME['color-text']]);
});

it('has no letter spacing in Arabic, whose letters are joined', async () => {
  const { firstElementChild: button } = await fixture<HTMLElement>(
    html`<div lang="AR-eg"><plinth-button size="large">متابعة</plinth-button></div>`,
  );
  expect(getComputedStyle(button!).letterSpacing).toMatch(/^(normal|0px)$/);
});
