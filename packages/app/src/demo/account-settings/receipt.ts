import type { AccountExtras } from '@plinth/api-client/demo/account';
import { brand } from '#core/config/brand.ts';
import { dayText, dollars } from '#demo/_shared/amounts.ts';
import { ACCOUNT_PLAN_NAMES } from '#demo/_shared/pricing/plan-names.ts';
import { saveBytes } from '#shared/save-file.ts';

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

/** Creates the PDF of a receipt. */
export async function createReceiptPdf({ heading, facts, total }: Receipt): Promise<Blob> {
  const { INK, lineHeight, PdfSheets, SHEET } = await import('#demo/_shared/pdf/pdf-sheet.ts');
  const sheets = await PdfSheets.create(heading);
  sheets.mark(brand.mark, 1.2);
  sheets.text(brand.name, SHEET.left + 32, 4, { size: 14, bold: true });
  sheets.text(heading, SHEET.right, 2, { size: 18, bold: true, align: 'right' });
  sheets.y -= 64;
  for (const { name, value } of facts) {
    sheets.text(name, SHEET.left, 0, { color: INK.muted });
    sheets.y -= Math.max(lineHeight(), sheets.lines(sheets.wrap(value, SHEET.width - 90), SHEET.left + 90, 0));
  }
  sheets.y -= 12;
  sheets.rule({ color: INK.text });
  sheets.text('Paid', SHEET.left, 8, { bold: true });
  sheets.text(total, SHEET.right, 8, { bold: true, align: 'right' });
  return sheets.save(heading);
}

/** Saves the PDF of a payment. */
export async function saveReceipt(payment: Payment, customer: string): Promise<void> {
  saveBytes(`receipt-${payment.id}.pdf`, await createReceiptPdf(receiptOf(payment, customer)));
}
