import '#define/spinner.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthSpinner } from './spinner.ts';

describeElement({
  name: 'spinner',
  define: () => import('#define/spinner.ts'),
  template: () => html`<plinth-spinner></plinth-spinner>`,
});

describe('<plinth-spinner>', () => {
  it('is named by its label', async () => {
    const element = await fixture<PlinthSpinner>(html`<plinth-spinner></plinth-spinner>`);
    const ring = element.shadowRoot!.querySelector('[role="progressbar"]')!;
    expect(ring.getAttribute('aria-label')).toBe('Loading');
    element.label = 'Linking the bank';
    await element.updateComplete;
    expect(ring.getAttribute('aria-label')).toBe('Linking the bank');
  });

  it('has three sizes and falls back to medium', async () => {
    const element = await fixture<PlinthSpinner>(html`<plinth-spinner size="small"></plinth-spinner>`);
    const widths: number[] = [];
    for (const size of ['small', 'medium', 'large', 'unknown']) {
      element.setAttribute('size', size);
      await element.updateComplete;
      widths.push(element.offsetWidth);
    }
    expect(widths).toEqual([16, 20, 32, 20]);
  });
});
