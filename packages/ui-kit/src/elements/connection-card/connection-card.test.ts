import '#define/connection-card.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthConnectionCard } from './connection-card.ts';

const accounts = [{ id: 'a', kind: 'Checking', mask: '4417', name: 'Operating' }];

describeElement({
  name: 'connection-card',
  define: () => import('#define/connection-card.ts'),
  template: () =>
    html`<plinth-connection-card
      style="background: var(--plinth-color-surface)"
      institution="Tidewater"
      status="AUTH_ERROR"
      note="Stopped on November 17."
      .accounts=${accounts}
    ></plinth-connection-card>`,
});

async function createCard(values: Partial<PlinthConnectionCard>) {
  const element = await fixture<PlinthConnectionCard>(
    html`<plinth-connection-card institution="Tidewater"></plinth-connection-card>`,
  );
  Object.assign(element, values);
  await element.updateComplete;
  return element;
}

const lines = (element: PlinthConnectionCard) =>
  [...element.shadowRoot!.querySelectorAll('[part="accounts"] li')].map((line) =>
    line.textContent!.replaceAll(/\s+/g, ' ').trim(),
  );

describe('<plinth-connection-card>', () => {
  it('lists the accounts of a working connection, without a reconnect button', async () => {
    const element = await createCard({ status: 'CONNECTED', accounts });
    expect([lines(element), element.shadowRoot!.querySelector('plinth-button')]).toEqual([
      ['Checking ····4417 Operating'],
      null,
    ]);
    expect(page.getByRole('list', { name: 'Accounts at Tidewater' }).elements().length).toBe(1);
  });

  it('offers to sign in again when the connection failed, and marks its accounts as disconnected', async () => {
    const element = await createCard({ status: 'AUTH_ERROR', accounts });
    let requests = 0;
    element.addEventListener('plinth-connection-reconnect', () => {
      requests += 1;
    });
    await userEvent.click(page.getByRole('button', { name: 'Reconnect Tidewater' }));
    expect([requests, lines(element)]).toEqual([1, ['Checking ····4417 Operating Disconnected']]);
  });

  it('emits only one event while reconnecting', async () => {
    const element = await createCard({ status: 'AUTH_ERROR', busy: true });
    let requests = 0;
    element.addEventListener('plinth-connection-reconnect', () => {
      requests += 1;
    });
    element.shadowRoot!.querySelector('plinth-button')!.click();
    expect(requests).toBe(0);
  });

  it('shows a message when no account is shared, unless it has no accounts by design', async () => {
    const element = await createCard({ status: 'CONNECTED' });
    expect(element.shadowRoot!.querySelector('[part="accounts"]')!.textContent).toBe('No accounts are shared.');
    element.noAccounts = true;
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('[part="accounts"]')).toBe(null);
  });

  it('shows an error', async () => {
    const element = await createCard({ status: 'AUTH_ERROR', error: 'The bank did not answer.' });
    expect(element.shadowRoot!.querySelector('[role="alert"]')!.textContent).toBe('The bank did not answer.');
  });

  it('shows no number for an account that has none', async () => {
    const element = await createCard({
      status: 'CONNECTED',
      accounts: [{ id: 'a', kind: 'Savings', mask: '', name: 'Reserve' }],
    });
    expect(lines(element)).toEqual(['Savings Reserve']);
  });
});
