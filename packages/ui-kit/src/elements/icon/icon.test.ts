import '#define/icon.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { iconBell } from '#icons/icons.ts';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthIcon } from './icon.ts';

describeElement({
  name: 'icon',
  define: () => import('#define/icon.ts'),
  template: () => html`<plinth-icon path=${iconBell} label="Notifications"></plinth-icon>`,
});

describe('<plinth-icon>', () => {
  it('is decorative without a label and an image with one', async () => {
    const element = await fixture<PlinthIcon>(html`<plinth-icon path=${iconBell}></plinth-icon>`);
    const svg = element.shadowRoot!.querySelector('svg')!;
    expect(svg.getAttribute('aria-hidden')).toBe('true');
    element.label = 'Notifications';
    await element.updateComplete;
    expect([svg.getAttribute('role'), svg.getAttribute('aria-label')]).toEqual(['img', 'Notifications']);
    expect(svg.hasAttribute('aria-hidden')).toBe(false);
  });

  it('is filled with the color that a page sets', async () => {
    const container = await fixture(
      html`<div style="color: rgb(1, 2, 3); --plinth-icon-fill: currentColor">
        <plinth-icon path=${iconBell}></plinth-icon>
      </div>`,
    );
    const svg = container.querySelector('plinth-icon')!.shadowRoot!.querySelector('svg')!;
    expect(getComputedStyle(svg).fill).toBe('rgb(1, 2, 3)');
  });

  it('is mirrored in right-to-left text when mirrored is set', async () => {
    const container = await fixture(html`<div dir="rtl"><plinth-icon path=${iconBell} mirrored></plinth-icon></div>`);
    expect(getComputedStyle(container.querySelector('plinth-icon')!).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  });
});
