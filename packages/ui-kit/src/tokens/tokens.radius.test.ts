import '#define/alert.ts';
import '#define/avatar.ts';
import '#define/button.ts';
import '#define/card.ts';
import '#define/checkbox.ts';
import '#define/code-snippet.ts';
import '#define/dialog.ts';
import '#define/dropdown-menu.ts';
import '#define/dropzone.ts';
import '#define/field.ts';
import '#define/list-group.ts';
import '#define/menu-item.ts';
import '#define/radio.ts';
import '#define/radio-group.ts';
import '#define/toast.ts';
import { fixture, html } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import { afterEach, expect, it } from 'vitest';

const root = document.documentElement;
const setRadii = (radius: string): void =>
  ['mark', 'badge', 'control', 'card'].forEach((name) => root.style.setProperty(`--plinth-radius-${name}`, radius));
afterEach(() => root.removeAttribute('style'));

/** Returns the radius of the corners of a part; the selector is within the shadow tree, or `light` for the light DOM. */
async function radiusOf(content: TemplateResult, selector: string): Promise<number> {
  const element = await fixture<LitElement>(content);
  await element.updateComplete;
  const [, inLight, path = selector] = /^(light )?(.+)$/.exec(selector) ?? [];
  const part = (inLight ? element : element.shadowRoot!).querySelector(path);
  if (!part) throw new Error(`Nothing matches ${selector}.`);
  return Number.parseFloat(getComputedStyle(part).borderTopLeftRadius);
}

const CAPPED: readonly (readonly [name: string, content: TemplateResult, selector: string, largest: number])[] = [
  ['a checkbox', html`<plinth-checkbox>Terms</plinth-checkbox>`, 'input', 5],
  ['a text area', html`<plinth-field label="Note"><textarea></textarea></plinth-field>`, 'light textarea', 16],
  ['an alert', html`<plinth-alert>Saved</plinth-alert>`, '[part="base"]', 16],
  ['a dropzone', html`<plinth-dropzone label="Statements"></plinth-dropzone>`, '[part="area"]', 16],
  ['a code snippet', html`<plinth-code-snippet code="npm"></plinth-code-snippet>`, '[part="base"]', 16],
  ['a square avatar', html`<plinth-avatar shape="square" name="Harrowvine"></plinth-avatar>`, '[part="base"]', 8],
  ['a card', html`<plinth-card>Owed</plinth-card>`, '[part="base"]', 24],
  ['a list', html`<plinth-list-group framed></plinth-list-group>`, '[part="base"]', 24],
  ['a toast', html`<plinth-toast message="Saved"></plinth-toast>`, '[part="base"]', 24],
  ['a dialog', html`<plinth-dialog heading="Delete?"></plinth-dialog>`, 'dialog', 24],
  [
    'a menu',
    html`<plinth-dropdown-menu label="Actions"
      ><button slot="trigger">Actions</button><plinth-menu-item>Copy</plinth-menu-item></plinth-dropdown-menu
    >`,
    '[part="panel"]',
    24,
  ],
];

it.each(CAPPED)('%s keeps its shape with the largest radius', async (_, content, selector, largest) => {
  setRadii('999px');
  expect(await radiusOf(content, selector)).toBe(largest);
});

it.each(CAPPED)('%s has a radius below its maximum', async (_, content, selector) => {
  setRadii('3px');
  expect(await radiusOf(content, selector)).toBe(3);
});

it('a checkbox stays distinct from a radio button with the largest radius', async () => {
  setRadii('999px');
  const group = await fixture<LitElement>(
    html`<plinth-radio-group label="Pay"><plinth-radio value="now">Now</plinth-radio></plinth-radio-group>`,
  );
  const radio = group.querySelector<LitElement>('plinth-radio')!;
  await radio.updateComplete;
  expect(getComputedStyle(radio.shadowRoot!.querySelector('input')!).borderRadius).toBe('50%');
});

it('a button and a field may have round ends', async () => {
  setRadii('999px');
  expect(await radiusOf(html`<plinth-button>Pay</plinth-button>`, '[part~="base"]')).toBe(999);
  expect(await radiusOf(html`<plinth-field label="Name"><input /></plinth-field>`, 'light input')).toBe(999);
});
