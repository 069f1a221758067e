import '#define/visually-hidden.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthVisuallyHidden } from './visually-hidden.ts';

describeElement({
  name: 'visually-hidden',
  define: () => import('#define/visually-hidden.ts'),
  template: () => html`<plinth-visually-hidden>In minor units</plinth-visually-hidden>`,
});

const rectOf = (element: PlinthVisuallyHidden) => element.shadowRoot!.querySelector('span')!.getBoundingClientRect();

describe('<plinth-visually-hidden>', () => {
  it('names a control without taking up space', async () => {
    const button = await fixture<HTMLElement>(
      html`<button>×<plinth-visually-hidden>Remove the file</plinth-visually-hidden></button>`,
    );
    expect(page.getByRole('button', { name: /Remove the file/ }).elements()).toEqual([button]);
    const { width } = button.getBoundingClientRect();
    button.querySelector('plinth-visually-hidden')!.remove();
    expect(button.getBoundingClientRect().width).toBe(width);
  });

  it('shows a link inside while it is focused', async () => {
    const element = await fixture<PlinthVisuallyHidden>(
      html`<plinth-visually-hidden><a href="#main">Skip the list</a></plinth-visually-hidden>`,
    );
    expect(rectOf(element).width).toBe(1);
    await userEvent.tab();
    expect(rectOf(element).width).toBeGreaterThan(40);
    await userEvent.tab();
    expect(rectOf(element).width).toBe(1);
  });
});
