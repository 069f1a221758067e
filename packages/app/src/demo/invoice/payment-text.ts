import type { Invoice } from '@plinth/api-client/demo/invoice';
import { overpaidOf, receivedOf } from '@plinth/api-client/demo/invoice-amounts';
import { formatNumber } from '@plinth/ui-kit/format';
import { dollars } from '#demo/_shared/amounts.ts';
import { dayInYear } from '#demo/_shared/dates.ts';
import { daysBetween } from '#shared/calendar.ts';

/** Whether a payment can be added to an invoice: it was sent, and something is left to pay. */
export const isPayable = ({ invoiceStatus, balance }: Invoice): boolean => invoiceStatus !== 'Draft' && balance > 0;

function dueText(dueDate: string, today: string): string {
  const days = daysBetween(today, dueDate);
  const count = Math.abs(days) === 1 ? '1 day' : `${formatNumber(Math.abs(days), 'en-US')} days`;
  if (days === 0) return `Due today, ${dayInYear(dueDate, today)}.`;
  return days > 0
    ? `Due ${dayInYear(dueDate, today)}, in ${count}.`
    : `It was due ${dayInYear(dueDate, today)}, ${count} ago.`;
}

/** Returns what was paid of an invoice, and until when the rest is due. @param today the current day. */
export function paymentText({ total, balance, payments, dueDate }: Invoice, today: string): string {
  if (payments.length === 0) {
    return balance === 0 ? 'Nothing is left to pay.' : `Nothing is paid yet. ${dueText(dueDate, today)}`;
  }
  const received = dollars(receivedOf(payments));
  const count = payments.length === 1 ? 'one payment' : `${payments.length} payments`;
  const overpaid = overpaidOf(total, payments);
  if (overpaid > 0) return `Paid ${received} in ${count}, ${dollars(overpaid)} more than the total.`;
  const paid = `${received} of ${dollars(total)} paid in ${count}.`;
  return balance === 0 ? paid : `${paid} ${dueText(dueDate, today)}`;
}
