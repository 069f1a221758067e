import '#define/repayment-schedule.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthRepaymentSchedule, ScheduledPayment } from './repayment-schedule.ts';

const payments: readonly ScheduledPayment[] = [
  { date: '2026-11-09', amount: 410_000, state: 'paid' },
  { date: '2026-11-16', amount: 410_000, state: 'late' },
  { date: '2026-11-23', amount: 410_000 },
  { date: '2026-11-30', amount: 405_000 },
];

describeElement({
  name: 'repayment-schedule',
  define: () => import('#define/repayment-schedule.ts'),
  template: () =>
    html`<plinth-repayment-schedule
      style="background: var(--plinth-color-surface)"
      label="Plan"
      .payments=${payments}
    ></plinth-repayment-schedule>`,
});

async function createSchedule(values: Partial<PlinthRepaymentSchedule>) {
  const element = await fixture<PlinthRepaymentSchedule>(
    html`<plinth-repayment-schedule label="Plan"></plinth-repayment-schedule>`,
  );
  Object.assign(element, { today: '2026-11-19' }, values);
  await element.updateComplete;
  return element;
}

const rows = (element: PlinthRepaymentSchedule, section = 'tbody') =>
  [...element.shadowRoot!.querySelectorAll(`${section} tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent!.replaceAll(/\s+/g, ' ').trim()).join(' | '),
  );

/** Thirty weekly payments from September 7, of which ten are paid. */
const longPlan: readonly ScheduledPayment[] = Array.from({ length: 30 }, (_, week) => ({
  date: new Date(Date.UTC(2026, 8, 7 + 7 * week)).toISOString().slice(0, 10),
  amount: 1000,
  ...(week < 10 ? { state: 'paid' as const } : {}),
}));

describe('<plinth-repayment-schedule>', () => {
  it('is a table of payments with their states, the remaining balance and the total', async () => {
    const element = await createSchedule({ payments });
    expect(page.getByRole('table', { name: 'Plan' }).elements().length).toBe(1);
    expect(rows(element)).toEqual([
      'Nov 9 | Collected | $4,100 | $12,250',
      'Nov 16 | Late | $4,100 | $8,150',
      'Nov 23 | Due | $4,100 | $4,050',
      'Nov 30 | Last | $4,050 | $0',
    ]);
    expect(rows(element, 'tfoot')).toEqual(['Total |  | $16,350 | ']);
  });

  it.each([
    ['2026-11-16', 'Due in 1 week'],
    ['2026-11-19', 'Due in 4 days'],
    ['2026-11-22', 'Due tomorrow'],
    ['2026-11-23', 'Due today'],
  ])('marks the next payment on %s as "%s"', async (today, text) => {
    const element = await createSchedule({
      today,
      payments: payments.map((payment, index) => (index === 1 ? { ...payment, state: 'paid' } : payment)),
    });
    expect(
      [...element.shadowRoot!.querySelectorAll('[aria-current="step"] .state-label')].map((label) => label.textContent),
    ).toEqual([text]);
  });

  it('adds the year to the date of a payment in another year', async () => {
    const element = await createSchedule({ payments: [{ date: '2027-06-21', amount: 100 }] });
    expect(rows(element)[0]).toMatch(/^Jun 21, 2027 \| Due in 7 months/);
  });

  it('shows all payments of a long plan while the page is printed', async () => {
    const element = await createSchedule({ payments: longPlan });
    dispatchEvent(new Event('beforeprint'));
    await element.updateComplete;
    expect(rows(element)).toHaveLength(longPlan.length);
    dispatchEvent(new Event('afterprint'));
    await element.updateComplete;
    expect(rows(element).length).toBeLessThan(longPlan.length);
  });

  it('folds a long plan around the next payment into rows with their sums, and unfolds it', async () => {
    const element = await createSchedule({ payments: longPlan, limit: 8 });
    expect(rows(element)).toEqual([
      'Show 6 earlier | Show 6 earlier | $60 | $240',
      ...['Oct 19', 'Oct 26', 'Nov 2', 'Nov 9'].map((day, index) => `${day} | Collected | $10 | $${230 - 10 * index}`),
      'Nov 16 | Due 3 days ago | $10 | $190',
      ...['Nov 23', 'Nov 30', 'Dec 7'].map((day, index) => `${day} | Due | $10 | $${180 - 10 * index}`),
      'Show 15 more | Show 15 more | $150 | $10',
      'Mar 29, 2027 | Last | $10 | $0',
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Show 6 earlier' }));
    await element.updateComplete;
    expect(rows(element).length).toBe(17);
    await userEvent.click(page.getByRole('button', { name: 'Show 15 more' }));
    await element.updateComplete;
    expect(rows(element).length).toBe(32);
    await userEvent.click(page.getByRole('button', { name: 'Show less' }).first());
    await element.updateComplete;
    expect(rows(element).length).toBe(26);
  });

  it('shows the last payments of a completed plan', async () => {
    const element = await createSchedule({
      payments: longPlan.map((payment) => ({ ...payment, state: 'paid' })),
      limit: 2,
    });
    expect(rows(element).map((row) => row.slice(0, 7))).toEqual(['Show 28', 'Mar 22,', 'Mar 29,']);
  });

  it('shows requests and bank references, and the details of a request', async () => {
    const element = await createSchedule({
      payments: [
        {
          ...payments[0]!,
          request: 'CR-1',
          reference: 'PL 1',
          details: [{ label: 'Shopfront payouts', amount: 231_000 }, { label: 'Card terminal' }],
        },
        ...payments.slice(1),
      ],
    });
    element.style.inlineSize = '60rem';
    expect(rows(element)[0]).toBe('Nov 9 PL 1 | CR-1 | PL 1 | Collected | $4,100 | $12,250');
    const button = page.getByRole('button', { name: 'CR-1' });
    expect(button.element().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    await element.updateComplete;
    expect(
      [...element.shadowRoot!.querySelectorAll<HTMLElement>('.detail')].map((row) => row.innerText.trim()),
    ).toEqual(['Shopfront payouts\t$2,310', 'Card terminal']);
    element.style.inlineSize = '20rem';
    expect(page.getByRole('button', { name: 'PL 1' }).elements().length).toBe(1);
    expect(page.getByRole('button', { name: 'CR-1' }).elements().length).toBe(0);
  });

  it('emits plinth-schedule-retry after a failure, and keeps the focus while it loads', async () => {
    const element = await createSchedule({ status: 'error' });
    let retries = 0;
    element.addEventListener('plinth-schedule-retry', () => {
      retries += 1;
    });
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(retries).toBe(1);
    element.status = 'loading';
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement).not.toBe(null);
  });

  it('shows dashes for invalid dates and amounts, and counts them as zero', async () => {
    const element = await createSchedule({ payments: [{ date: 'soon', amount: Number.NaN }, ...payments] });
    expect([rows(element)[0], rows(element, 'tfoot')[0]]).toEqual(['— | Due | — | $16,350', 'Total |  | $16,350 | ']);
  });

  it('shows every payment without a limit', async () => {
    const element = await createSchedule({ payments: longPlan, limit: 0 });
    expect([rows(element).length, element.shadowRoot!.querySelector('button')]).toEqual([30, null]);
  });
});
