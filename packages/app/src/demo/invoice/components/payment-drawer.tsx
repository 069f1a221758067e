import { PAYMENT_METHODS, type Invoice } from '@plinth/api-client/demo/invoice';
import { hasCents } from '@plinth/api-client/demo/invoice-amounts';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { Field } from '@plinth/ui-kit/react/field';
import { useServices } from '#core/context.ts';
import { dollars } from '#demo/_shared/amounts.ts';
import { DayField } from '#demo/_shared/day-field.tsx';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { ModalFormFoot } from '#demo/_shared/form-foot.tsx';
import { useAddPaymentMutation } from '#demo/_shared/invoices/invoices-api.ts';
import { PAYMENT_METHOD_OPTIONS } from '#demo/_shared/invoices/payment-methods.ts';
import { DrawerInvoice, RecordDrawer, type DrawerForm } from '#demo/_shared/invoices/record-drawer.tsx';
import { useDrawerForm } from '#demo/_shared/invoices/use-drawer-form.ts';
import { SelectField } from '#demo/_shared/select-field.tsx';
import type { OpenRecord } from '#demo/_shared/use-open-record.ts';
import { AMOUNT_ERROR, numberOf } from '../invoice-values.ts';
import { isPayable } from '../payment-text.ts';

type Name = 'amount' | 'date' | 'method' | 'note';
type Values = Readonly<Record<Name, string>>;

function amountError(text: string, balance: number): string | null {
  const amount = numberOf(text);
  if (!hasCents(amount)) return AMOUNT_ERROR;
  if (amount === 0) return 'Enter an amount over 0';
  return amount > balance ? `Enter at most the balance of ${dollars(balance)}` : null;
}

const checkOf =
  (balance: number) =>
  ({ amount, date }: Values): Readonly<Partial<Record<Name, string>>> => {
    const error = amountError(amount, balance);
    return { ...(error === null ? {} : { amount: error }), ...(date === '' ? { date: 'Choose a date' } : {}) };
  };

function PaymentForm({ invoice, drawer }: { readonly invoice: Invoice; readonly drawer: DrawerForm }) {
  const { now } = useServices();
  const [addPayment] = useAddPaymentMutation();
  const { id, balance } = invoice;
  const state = useDrawerForm<Name>({
    formName: `demo-invoice-payment-${id}`,
    initial: { amount: '', date: calendarDayOf(now()), method: invoice.options.acceptedMethod, note: '' },
    check: checkOf(balance),
    drawer,
    send: async ({ amount, date, method, note }) => {
      const chosen = PAYMENT_METHODS.find((name) => name === method) ?? 'Cash';
      const payment = { amount: numberOf(amount), date, method: chosen, note: note.trim() };
      const { data, error } = await addPayment({ id, payment });
      if (!data) return { error: failureOf(error) };
      const { balance: left } = data.invoice;
      return {
        done: left === 0 ? `Invoice ${id} is paid` : `Payment added. ${dollars(left)} left of invoice ${id}`,
      };
    },
  });
  const { form, field, errorOf, onSubmit, isBusy, hasFailed } = state;
  return (
    <>
      <form ref={form} className="dialog-form" noValidate onSubmit={onSubmit}>
        <DraftNotice draft={state} />
        <Field label="Balance">
          <input type="text" readOnly value={dollars(balance)} />
        </Field>
        <Field label="Amount" required error={errorOf('amount')}>
          <span slot="start">$</span>
          <input type="text" inputMode="decimal" autoComplete="off" {...field('amount')} />
        </Field>
        <DayField form={state} name="date" label="Date" required error={errorOf('date')} />
        <SelectField label="Method" options={PAYMENT_METHOD_OPTIONS} {...field('method')} />
        <Field label="Note" optional error={errorOf('note')}>
          <textarea dir="auto" rows={4} {...field('note')} />
        </Field>
      </form>
      <ModalFormFoot
        form={form}
        action="Add payment"
        failure={hasFailed ? 'The payment was not added. What you typed is still here.' : null}
        isBusy={isBusy}
        onCancel={drawer.onCancel}
      />
    </>
  );
}

interface Props {
  readonly record: OpenRecord;
  /** Id of the invoice. */
  readonly id: string | null;
}

/** The form that adds a payment to an invoice. */
export function PaymentDrawer({ record, id }: Props) {
  return (
    <RecordDrawer record={record} heading="Add payment">
      {(drawer) => (
        <DrawerInvoice id={id} onClose={drawer.onCancel}>
          {({ invoice }) =>
            isPayable(invoice) ? (
              <PaymentForm key={invoice.id} invoice={invoice} drawer={drawer} />
            ) : (
              <p>
                <bdi>
                  {invoice.balance > 0
                    ? 'This invoice is a draft. Send it before you add a payment.'
                    : 'This invoice is paid. Nothing is left to pay.'}
                </bdi>
              </p>
            )
          }
        </DrawerInvoice>
      )}
    </RecordDrawer>
  );
}
