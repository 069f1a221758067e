import type { Invoice } from '@plinth/api-client/demo/invoice';
import { overpaidOf, receivedOf, sumOf } from '@plinth/api-client/demo/invoice-amounts';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { useServices } from '#core/context.ts';
import { dollars } from '#demo/_shared/amounts.ts';
import { dayInYear } from '#demo/_shared/dates.ts';
import { PAYMENT_METHOD_NAMES } from '#demo/_shared/invoices/payment-methods.ts';

function Amount({ children }: { readonly children: number }) {
  return (
    <td className="invoice-amount">
      <bdi dir="ltr" className="figures">
        {dollars(children)}
      </bdi>
    </td>
  );
}

/** The payments of an invoice as a running account. */
export function InvoicePayments({ invoice }: { readonly invoice: Invoice }) {
  const { now } = useServices();
  const { payments, total, balance, issuedDate } = invoice;
  const today = calendarDayOf(now());
  const overpaid = overpaidOf(total, payments);
  const runningBalances = payments.map((_payment, index) => sumOf([total, -receivedOf(payments.slice(0, index + 1))]));
  return (
    <section className="invoice-payments" aria-labelledby="invoice-payments">
      <h2 id="invoice-payments">Payments</h2>
      {payments.length === 0 ? (
        <p className="muted">
          <bdi>No payments yet.</bdi>
        </p>
      ) : null}
      {payments.length > 0 ? (
        <div className="invoice-table">
          <table>
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Method</th>
                <th scope="col">Note</th>
                <th scope="col" className="invoice-amount">
                  Amount
                </th>
                <th scope="col" className="invoice-amount">
                  Balance
                </th>
              </tr>
            </thead>
            <tbody>
              <tr className="muted">
                <td>{dayInYear(issuedDate, today)}</td>
                <td colSpan={2}>Invoiced</td>
                <Amount>{total}</Amount>
                <Amount>{total}</Amount>
              </tr>
              {payments.map(({ date, method, note, amount }, index) => (
                <tr key={index}>
                  <td className="muted">{dayInYear(date, today)}</td>
                  <td>{PAYMENT_METHOD_NAMES[method]}</td>
                  <td className="muted invoice-payment-note">
                    <bdi>{note}</bdi>
                  </td>
                  <Amount>{-amount}</Amount>
                  <Amount>{runningBalances[index] ?? 0}</Amount>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={4}>
                  Received
                </th>
                <Amount>{receivedOf(payments)}</Amount>
              </tr>
              <tr>
                <th scope="row" colSpan={4}>
                  {overpaid > 0 ? 'Overpaid' : 'Balance'}
                </th>
                <Amount>{overpaid > 0 ? overpaid : balance}</Amount>
              </tr>
            </tfoot>
          </table>
        </div>
      ) : null}
    </section>
  );
}
