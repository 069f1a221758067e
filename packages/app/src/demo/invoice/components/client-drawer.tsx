import { newClientSchema, type InvoiceClient } from '@plinth/api-client/demo/invoice';
import { plainText } from '@plinth/ui-kit/plain-text';
import { Field } from '@plinth/ui-kit/react/field';
import { countryNames } from '#demo/_shared/countries.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { fieldErrors } from '#demo/_shared/field-errors.ts';
import { ModalFormFoot } from '#demo/_shared/form-foot.tsx';
import { useAddClientMutation } from '#demo/_shared/invoices/invoices-api.ts';
import { RecordDrawer, type DrawerForm } from '#demo/_shared/invoices/record-drawer.tsx';
import { useDrawerForm } from '#demo/_shared/invoices/use-drawer-form.ts';
import { SelectField } from '#demo/_shared/select-field.tsx';
import type { OpenRecord } from '#demo/_shared/use-open-record.ts';

type Name = 'name' | 'company' | 'companyEmail' | 'address' | 'country' | 'contact';
type Values = Readonly<Record<Name, string>>;

const EMPTY: Values = { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' };
const COUNTRIES = countryNames();

/** Returns what is sent: the phone number in plain digits. */
const clientOf = (values: Values): Values => ({ ...values, contact: plainText(values.contact) });

const check = (values: Values) => fieldErrors(newClientSchema, clientOf(values));

interface FormProps {
  readonly drawer: DrawerForm;
  /** Called with the stored client. */
  readonly onAdded: (client: InvoiceClient) => void;
}

function ClientForm({ drawer, onAdded }: FormProps) {
  const [addClient] = useAddClientMutation();
  const state = useDrawerForm<Name>({
    formName: 'demo-invoice-client',
    initial: EMPTY,
    check,
    drawer,
    send: async (values) => {
      const { data, error } = await addClient(clientOf(values));
      if (!data) return { error: failureOf(error) };
      onAdded(data.client);
      return { done: `${data.client.name} was added` };
    },
  });
  const { form, field, errorOf, onSubmit, isBusy, hasFailed } = state;
  return (
    <>
      <form ref={form} className="dialog-form" noValidate onSubmit={onSubmit}>
        <DraftNotice draft={state} />
        <Field label="Name" required error={errorOf('name')}>
          <input type="text" dir="auto" autoComplete="off" {...field('name')} />
        </Field>
        <Field label="Company" required error={errorOf('company')}>
          <input type="text" dir="auto" autoComplete="off" {...field('company')} />
        </Field>
        <Field label="Email" required error={errorOf('companyEmail')}>
          <input type="email" autoComplete="off" {...field('companyEmail')} />
        </Field>
        <Field label="Address" optional error={errorOf('address')}>
          <textarea dir="auto" rows={2} {...field('address')} />
        </Field>
        <SelectField label="Country" optional options={COUNTRIES} emptyText="Choose a country" {...field('country')} />
        <Field label="Contact" optional help="A phone number." error={errorOf('contact')}>
          <input type="tel" autoComplete="off" {...field('contact')} />
        </Field>
      </form>
      <ModalFormFoot
        form={form}
        action="Add client"
        failure={hasFailed ? 'The client was not added. What you typed is still here.' : null}
        isBusy={isBusy}
        onCancel={drawer.onCancel}
      />
    </>
  );
}

interface Props {
  readonly record: OpenRecord;
  readonly onAdded: (client: InvoiceClient) => void;
}

/** The form of a new client. */
export function ClientDrawer({ record, onAdded }: Props) {
  return (
    <RecordDrawer record={record} heading="Add client">
      {(drawer) => <ClientForm drawer={drawer} onAdded={onAdded} />}
    </RecordDrawer>
  );
}
