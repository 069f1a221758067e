import type { AccountExtras } from '@plinth/api-client/demo/account';
import { saveFile } from '@plinth/ui-kit/save-file';
import { brand } from '#core/config/brand.ts';
import { dollars } from '#demo/_shared/amounts.ts';
import { dayText } from '#demo/_shared/dates.ts';
import { ACCOUNT_PLAN_NAMES } from '#demo/_shared/pricing/plan-names.ts';

/** A payment for the plan of an account. */
export type Payment = AccountExtras['history'][number];

/** The lines of a receipt: names with values. */
interface Receipt {
  readonly heading: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly total: string;
}

/** Returns what the receipt of a payment says. */
export const receiptOf = ({ id, date, plan, amount }: Payment, customer: string): Receipt => ({
  heading: `Receipt ${id}`,
  facts: [
    { name: 'Customer', value: customer },
    { name: 'Date', value: dayText(date) },
    { name: 'Plan', value: `${ACCOUNT_PLAN_NAMES[plan]}, one month` },
  ],
  total: dollars(amount),
});

/**
 * Creates the PDF of a receipt.
 * @throws UnsupportedTextError if no font has a character of it.
 */
export async function createReceiptPdf({ heading, facts, total }: Receipt): Promise<Blob> {
  const { INK, PdfSheets, SHEET } = await import('@plinth/pdf');
  const texts = facts.flatMap(({ name, value }) => [name, value]);
  const sheets = await PdfSheets.create(heading, [brand.name, 'Paid', total, ...texts]);
  sheets.mark(brand.mark, 1.2);
  sheets.text(brand.name, SHEET.left + 32, 4, { size: 14, bold: true });
  sheets.text(heading, SHEET.right, 2, { size: 18, bold: true, align: 'right' });
  sheets.y -= 64;
  for (const { name, value } of facts) {
    const values = sheets.wrap(value, SHEET.width - 90).map((text) => [{ text, x: SHEET.left + 90 }]);
    sheets.columns([[[{ text: name, x: SHEET.left, color: INK.muted }]], values]);
  }
  sheets.y -= 12;
  sheets.keep(40);
  sheets.rule({ color: INK.text });
  sheets.text('Paid', SHEET.left, 8, { bold: true });
  sheets.text(total, SHEET.right, 8, { bold: true, align: 'right' });
  return sheets.save(heading);
}

/** Saves the PDF of a payment. */
export async function saveReceipt(payment: Payment, customer: string): Promise<void> {
  saveFile(`receipt-${payment.id}.pdf`, await createReceiptPdf(receiptOf(payment, customer)));
}
