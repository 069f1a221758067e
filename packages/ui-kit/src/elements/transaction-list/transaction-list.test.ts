import '#define/transaction-list.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { ListedTransaction, PlinthTransactionList } from './transaction-list.ts';

const transactions: readonly ListedTransaction[] = [
  { id: 'c', date: '2025-12-30T09:00:00Z', label: 'Collection', amount: -410_000, state: 'failed' },
  { id: 'b', date: '2026-11-16T09:00:00Z', label: 'Funding', amount: 2_500_000 },
  {
    id: 'a',
    date: '2026-11-16T15:00:00Z',
    label: 'Collection',
    description: 'Week 12',
    amount: -410_000,
    state: 'pending',
  },
];

describeElement({
  name: 'transaction-list',
  define: () => import('#define/transaction-list.ts'),
  template: () =>
    html`<plinth-transaction-list
      style="background: var(--plinth-color-surface)"
      label="Transactions"
      selectable
      .transactions=${transactions}
    ></plinth-transaction-list>`,
});

async function createList(values: Partial<PlinthTransactionList>) {
  const element = await fixture<PlinthTransactionList>(
    html`<plinth-transaction-list label="Transactions" time-zone="UTC"></plinth-transaction-list>`,
  );
  Object.assign(element, values);
  await element.updateComplete;
  return element;
}

const normalizeText = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

describe('<plinth-transaction-list>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 12) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('groups transactions by day, newest first, with the year for other years', async () => {
    const element = await createList({ transactions });
    const days = [...element.shadowRoot!.querySelectorAll('[part="day"]')].map((day) => [
      normalizeText(day.querySelector('.day')!.textContent),
      [...day.querySelectorAll('li')].map((item) => normalizeText(item.textContent)),
    ]);
    expect(days).toEqual([
      ['Monday, November 16', ['Collection Week 12 −$4,100 On its way', 'Funding +$25,000']],
      ['December 30, 2025', ['Collection −$4,100 Failed']],
    ]);
  });

  it('determines days and years in its time zone', async () => {
    const element = await createList({
      timeZone: 'Pacific/Auckland',
      transactions: [{ id: 'a', date: '2025-12-31T12:00:00Z', label: 'Funding', amount: 100 }],
    });
    expect(normalizeText(element.shadowRoot!.querySelector('.day')!.textContent)).toBe('Thursday, January 1');
  });

  it('sorts calendar days and times of one list by their days in its time zone', async () => {
    const element = await createList({
      timeZone: 'America/Los_Angeles',
      transactions: [
        { id: 'a', date: '2026-11-18T23:00:00-08:00', label: 'Funding', amount: 100 },
        { id: 'b', date: '2026-11-19', label: 'Collection', amount: -100 },
      ],
    });
    const days = [...element.shadowRoot!.querySelectorAll('.day')].map((day) => day.textContent);
    expect(days).toEqual(['Thursday, November 19', 'Wednesday, November 18']);
  });

  it('names the list of each day with the day', async () => {
    await createList({ transactions });
    expect(page.getByRole('list', { name: 'Monday, November 16' }).elements().length).toBe(1);
  });

  it('opens a transaction when selectable, and has no buttons otherwise', async () => {
    const element = await createList({ transactions });
    expect(element.shadowRoot!.querySelector('button')).toBe(null);
    element.selectable = true;
    await element.updateComplete;
    const opened: string[] = [];
    element.addEventListener('plinth-transaction-select', ({ detail }: CustomEventInit<{ id: string }>) =>
      opened.push(detail!.id),
    );
    await userEvent.click(element.shadowRoot!.querySelectorAll('button')[1]!);
    expect(opened).toEqual(['b']);
  });

  it('emits plinth-transactions-retry after a failure, and keeps the focus while it loads', async () => {
    const element = await createList({ status: 'error' });
    let retries = 0;
    element.addEventListener('plinth-transactions-retry', () => {
      retries += 1;
    });
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(retries).toBe(1);
    element.status = 'loading';
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement).not.toBe(null);
  });

  it('shows a dash for an invalid date or amount, at the end', async () => {
    const element = await createList({
      transactions: [{ id: 'x', date: 'soon', label: 'Odd', amount: Number.NaN }, ...transactions],
    });
    expect(normalizeText(element.shadowRoot!.querySelector('[part="day"]:last-child')!.textContent)).toBe('— Odd —');
  });
});
