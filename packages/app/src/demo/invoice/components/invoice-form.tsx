import type { Invoice, InvoiceClient } from '@plinth/api-client/demo/invoice';
import { balanceOf } from '@plinth/api-client/demo/invoice-amounts';
import { Field } from '@plinth/ui-kit/react/field';
import { dollars } from '#demo/_shared/amounts.ts';
import { DayField } from '#demo/_shared/day-field.tsx';
import type { NextInvoice } from '#demo/_shared/invoices/invoices-api.ts';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
import { FormFields } from '#shared/form-fields.tsx';
import { valuesAmounts, type InvoiceValues } from '../invoice-values.ts';
import { useInvoiceForm } from '../use-invoice-form.ts';
import { ClientDrawer } from './client-drawer.tsx';
import { Facts } from './facts.tsx';
import { FormAside, type NextStep } from './form-aside.tsx';
import { FormSums } from './form-sums.tsx';
import { ItemRows } from './item-rows.tsx';
import { PaperLetterhead } from './paper-letterhead.tsx';
import './invoice-paper.css';
import './invoice-form.css';

/** The value of the entry that opens the form of a new client. */
const NEW_CLIENT = 'new';

interface Props {
  /** The stored invoice; null for a new one. */
  readonly invoice: Invoice | null;
  /** Its number. */
  readonly id: number;
  readonly account: NextInvoice['account'];
  /** The values without a draft. */
  readonly initial: InvoiceValues;
  readonly clients: readonly InvoiceClient[];
  /** Called with the stored invoice. */
  readonly onSaved: (invoice: Invoice, step: NextStep) => void;
}

function ClientLines({ client }: { readonly client: InvoiceClient | undefined }) {
  if (!client) return null;
  const { company, address, country, companyEmail, contact } = client;
  return (
    <address>
      {[company, address, country, companyEmail, contact]
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className="muted">
            <bdi>{line}</bdi>
          </span>
        ))}
    </address>
  );
}

/** The form of an invoice, laid out like the printed invoice. */
export function InvoiceForm({ invoice, id, account, initial, clients, onSaved }: Props) {
  const { form, guard, errorOf, save, reset, checkedKeys, ...state } = useInvoiceForm({
    invoice,
    initial,
    clients,
    onSaved,
  });
  const { values, change, field, form: formRef } = form;
  const clientRecord = useOpenRecord('client');
  const amounts = valuesAmounts(values);
  const totalDue = balanceOf(amounts.total, invoice?.payments ?? []);
  const client = clients.find(({ companyEmail }) => companyEmail === values.client);
  return (
    <>
      <form
        ref={formRef}
        className="invoice-page"
        noValidate
        data-ready={invoice ? 'invoice-edit' : 'invoice-add'}
        onSubmit={(event) => {
          event.preventDefault();
          save('save');
        }}
      >
        <FormFields isSending={state.busyStep !== null}>
          <div className="invoice-paper">
            <PaperLetterhead>
              <div className="invoice-form-dates">
                <Field label="Invoice number">
                  <span slot="start">#</span>
                  <input type="text" readOnly value={String(id)} />
                </Field>
                <DayField form={form} name="issuedDate" label="Date" required error={errorOf('issuedDate')} />
                <DayField form={form} name="dueDate" label="Due date" required error={errorOf('dueDate')} />
              </div>
            </PaperLetterhead>
            <div className="invoice-parties">
              <div>
                <Field label="Bill to" required error={errorOf('client')}>
                  <select
                    {...field('client')}
                    onChange={({ target }) =>
                      target.value === NEW_CLIENT ? clientRecord.open(NEW_CLIENT) : change('client', target.value)
                    }
                  >
                    <option value="">Choose a client</option>
                    <option value={NEW_CLIENT}>New client…</option>
                    {clients.map(({ name, companyEmail }) => (
                      <option key={companyEmail} value={companyEmail}>
                        {name}
                      </option>
                    ))}
                  </select>
                </Field>
                <ClientLines client={client} />
              </div>
              <div>
                <h2 className="invoice-label">Payment details</h2>
                <Facts
                  facts={[
                    { name: 'Total due', value: dollars(totalDue) },
                    { name: 'Bank', value: account.bankName },
                    { name: 'Country', value: account.country },
                    { name: 'IBAN', value: account.iban },
                    { name: 'SWIFT', value: account.swiftCode },
                  ]}
                />
              </div>
            </div>
            <ItemRows
              items={values.items}
              checkedKeys={checkedKeys}
              onItemsChange={(items) => change('items', items)}
            />
            <div className="invoice-sums">
              <Field label="Salesperson" optional error={errorOf('salesperson')}>
                <input type="text" dir="auto" autoComplete="off" {...field('salesperson')} />
              </Field>
              <FormSums form={form} amounts={amounts} errorOf={errorOf} />
            </div>
            <div className="invoice-form-note">
              <Field label="Note" optional error={errorOf('note')}>
                <textarea dir="auto" rows={3} {...field('note')} />
              </Field>
            </div>
          </div>
        </FormFields>
        <FormAside form={form} onStep={save} onReset={reset} {...state} />
      </form>
      <ClientDrawer record={clientRecord} onAdded={({ companyEmail }) => change('client', companyEmail)} />
      <LeaveDialog record={guard} />
    </>
  );
}
