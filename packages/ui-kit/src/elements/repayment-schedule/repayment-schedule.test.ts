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
  Object.assign(element, values);
  await element.updateComplete;
  return element;
}

const rows = (element: PlinthRepaymentSchedule, section = 'tbody') =>
  [...element.shadowRoot!.querySelectorAll(`${section} tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent!.replaceAll(/\s+/g, ' ').trim()).join(' | '),
  );

describe('<plinth-repayment-schedule>', () => {
  it('is a table of payments with the remaining balance and the total', async () => {
    const element = await createSchedule({ payments });
    expect(page.getByRole('table', { name: 'Plan' }).elements().length).toBe(1);
    expect(rows(element)).toEqual([
      'Nov 9, 2026 Paid | $4,100 | $12,250',
      'Nov 16, 2026 Late | $4,100 | $8,150',
      'Nov 23, 2026 | $4,100 | $4,050',
      'Nov 30, 2026 | $4,050 | $0',
    ]);
    expect(rows(element, 'tfoot')).toEqual(['Total | $16,350 | ']);
  });

  it('marks the next payment', async () => {
    const element = await createSchedule({
      payments: payments.map((payment, index) => (index === 1 ? { ...payment, state: 'paid' } : payment)),
    });
    expect(
      [...element.shadowRoot!.querySelectorAll('[aria-current="step"] .state-label')].map((label) => label.textContent),
    ).toEqual(['Next']);
  });

  it('shows the payments around the next one of a long plan, and all of them after a press of its button', async () => {
    const element = await createSchedule({ payments, limit: 2 });
    expect(rows(element).map((row) => row.slice(0, 6))).toEqual(['Nov 9,', 'Nov 16']);
    const button = page.getByRole('button', { name: 'Show all 4' });
    await userEvent.click(button);
    await element.updateComplete;
    expect(rows(element).length).toBe(4);
    await userEvent.click(page.getByRole('button', { name: 'Show less' }));
    await element.updateComplete;
    expect(rows(element).length).toBe(2);
  });

  it('shows the last payments of a completed plan', async () => {
    const element = await createSchedule({
      payments: payments.map((payment) => ({ ...payment, state: 'paid' })),
      limit: 2,
    });
    expect(rows(element).map((row) => row.slice(0, 6))).toEqual(['Nov 23', 'Nov 30']);
  });

  it('emits plinth-schedule-retry after a failure', async () => {
    const element = await createSchedule({ status: 'error' });
    let retries = 0;
    element.addEventListener('plinth-schedule-retry', () => {
      retries += 1;
    });
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(retries).toBe(1);
  });

  it('shows dashes for invalid dates and amounts, and counts them as zero', async () => {
    const element = await createSchedule({ payments: [{ date: 'soon', amount: Number.NaN }, ...payments] });
    expect([rows(element)[0], rows(element, 'tfoot')[0]]).toEqual(['— Next | — | $16,350', 'Total | $16,350 | ']);
  });

  it('shows every payment without a limit', async () => {
    const manyPayments = Array.from({ length: 30 }, (_, index) => ({
      date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      amount: 100,
    }));
    const element = await createSchedule({ payments: manyPayments, limit: 0 });
    expect([rows(element).length, element.shadowRoot!.querySelector('button')]).toEqual([30, null]);
  });
});
