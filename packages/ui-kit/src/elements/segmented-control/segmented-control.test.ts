import '#define/segmented-control.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeRadioFormControl } from '#testing/radio-suite.ts';
import type { PlinthSegment } from './segment.ts';
import type { PlinthSegmentedControl } from './segmented-control.ts';

const segments = html`<plinth-segment value="28">Last 28 Days</plinth-segment>
  <plinth-segment value="month">Last Month</plinth-segment>
  <plinth-segment value="year">Last Year</plinth-segment>`;

describeElement({
  name: 'segmented-control',
  define: () => import('#define/segmented-control.ts'),
  template: () =>
    html`<plinth-segmented-control
      style="background: var(--plinth-color-surface)"
      label="Range"
      help="Up to today"
      value="month"
      >${segments}</plinth-segmented-control
    >`,
});

describeRadioFormControl('plinth-segmented-control', 'plinth-segment');

describe('<plinth-segmented-control>', () => {
  it('selects with arrow keys and on a click anywhere on a segment', async () => {
    const control = await fixture<PlinthSegmentedControl>(
      html`<plinth-segmented-control label="Range" value="28">${segments}</plinth-segmented-control>`,
    );
    const [first, , last] = control.querySelectorAll<PlinthSegment>('plinth-segment');
    await last!.updateComplete;
    first!.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(control.value).toBe('month');
    await userEvent.click(last!, { position: { x: 3, y: 3 } });
    expect([control.value, last!.checked]).toEqual(['year', true]);
  });

  it('ignores radio buttons of a group inside it', async () => {
    const control = await fixture<PlinthSegmentedControl>(
      html`<plinth-segmented-control label="Range" value="month"
        >${segments}<plinth-radio-group label="Other"
          ><plinth-radio value="month">Month</plinth-radio></plinth-radio-group
        ></plinth-segmented-control
      >`,
    );
    await control.updateComplete;
    const sizes = [...control.querySelectorAll('plinth-segment')].map((segment) =>
      segment.shadowRoot!.querySelector('input')!.getAttribute('aria-setsize'),
    );
    expect(sizes).toEqual(['3', '3', '3']);
  });

  it('shows why a segment is disabled as a tooltip', async () => {
    await fixture(
      html`<plinth-segmented-control label="Range"
        ><plinth-segment value="year" reason="Available after your first year" disabled
          >Last Year</plinth-segment
        ></plinth-segmented-control
      >`,
    );
    const control = page.getByRole('radio', { name: 'Last Year Available after your first year' }).element();
    expect([control.matches(':disabled'), control.closest<HTMLElement>('[part="base"]')!.title]).toEqual([
      true,
      'Available after your first year',
    ]);
  });
});
