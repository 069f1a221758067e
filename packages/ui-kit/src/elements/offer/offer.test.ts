import '#define/amount-slider.ts';
import '#define/offer.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthOffer } from './offer.ts';

describeElement({
  name: 'offer',
  define: () => import('#define/offer.ts'),
  template: () =>
    html`<plinth-offer
      style="background: var(--plinth-color-surface)"
      amount="10000000"
      fee="0.08"
      weeks="31"
    ></plinth-offer>`,
});

const costRows = (element: PlinthOffer) =>
  [...element.shadowRoot!.querySelectorAll('[part="cost"] > div')].map((row) =>
    row.textContent!.replaceAll(/\s+/g, ' ').trim(),
  );

async function createOffer(
  template = html`<plinth-offer amount="10000000" fee="0.08" weeks="31"></plinth-offer>`,
): Promise<PlinthOffer> {
  const element = await fixture<PlinthOffer>(template);
  await element.updateComplete;
  return element;
}

describe('<plinth-offer>', () => {
  it('shows the cost of an amount with a total that adds up', async () => {
    expect(costRows(await createOffer())).toEqual([
      'You receive $100,000',
      'Fee 8% $8,000',
      'To repay $108,000',
      'Weekly × 31 $3,484',
    ]);
  });

  it('updates with the slotted slider, which stays in the page’s form', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <plinth-offer fee="0.1"
          ><plinth-amount-slider name="amount" label="Amount" value="10000000"></plinth-amount-slider
        ></plinth-offer>
      </form>`,
    );
    const element = form.querySelector<PlinthOffer>('plinth-offer')!;
    await vi.waitFor(() =>
      expect(costRows(element)).toEqual(['You receive $100,000', 'Fee 10% $10,000', 'To repay $110,000']),
    );
    await userEvent.fill(form.querySelector('plinth-amount-slider')!.shadowRoot!.querySelector('#amount')!, '200000');
    await element.updateComplete;
    expect([costRows(element)[2], new FormData(form).get('amount')]).toEqual(['To repay $220,000', '20000000']);
  });

  it('updates when the form or a script changes the slider', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <plinth-offer fee="0.1"
          ><plinth-amount-slider name="amount" label="Amount" value="10000000"></plinth-amount-slider
        ></plinth-offer>
      </form>`,
    );
    const [element, slider] = [form.querySelector('plinth-offer')!, form.querySelector('plinth-amount-slider')!];
    slider.value = 20_000_000;
    await vi.waitFor(() => expect(costRows(element)[2]).toBe('To repay $220,000'));
    form.reset();
    await vi.waitFor(() => expect(costRows(element)[2]).toBe('To repay $110,000'));
  });

  it('reads a slider that is defined later, and ignores it after its removal', async () => {
    const element = await createOffer(
      html`<plinth-offer fee="0.1" amount="1000000"
        ><plinth-offer-test-amount></plinth-offer-test-amount
      ></plinth-offer>`,
    );
    expect(costRows(element)[0]).toBe('You receive $10,000');
    customElements.define(
      'plinth-offer-test-amount',
      class extends HTMLElement {
        readonly value = 2_000_000;
      },
    );
    await vi.waitFor(() => expect(costRows(element)[0]).toBe('You receive $20,000'));
    element.replaceChildren();
    await vi.waitFor(() => expect(costRows(element)[0]).toBe('You receive $10,000'));
  });

  it('shows a range for a fee range', async () => {
    expect(
      costRows(await createOffer(html`<plinth-offer amount="10000000" fee="0.06" highest-fee="0.12"></plinth-offer>`)),
    ).toEqual(['You receive $100,000', 'Fee 6%–12% $6,000–$12,000', 'To repay $106,000–$112,000']);
  });

  it('shows dashes for an invalid amount, and no cost without a fee', async () => {
    const element = await createOffer(html`<plinth-offer fee="0.08"></plinth-offer>`);
    expect(costRows(element)).toEqual(['You receive —', 'Fee 8% —', 'To repay —']);
    element.fee = undefined;
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('[part="cost"]')).toBe(null);
  });
});
