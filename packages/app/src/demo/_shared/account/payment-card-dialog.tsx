import {
  changedCardSchema,
  newCardSchema,
  type AccountUpdate,
  type PaymentMethod,
} from '@plinth/api-client/demo/account';
import { isCardExpired } from '@plinth/api-client/demo/payment-card';
import { plainText } from '@plinth/ui-kit/plain-text';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { MaskedField } from '@plinth/ui-kit/react/masked-field';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { failureOf } from '../demo-api.ts';
import { fieldErrors } from '../field-errors.ts';
import { ModalFormFoot } from '../form-foot.tsx';
import { MissingRecord } from '../missing-record.tsx';
import { doneToast } from '../toasts.ts';
import type { OpenRecord } from '../use-open-record.ts';
import { useRefusedFields } from '../use-refused-fields.ts';
import { useUpdateAccountMutation, type AccountOwner } from './account-api.ts';
import { cardName } from './card-names.ts';

type Name = 'number' | 'name' | 'expiry' | 'isPrimary';
type Values = Readonly<Record<Name, string>>;

const valuesOf = (method: PaymentMethod | null): Values => ({
  number: '',
  name: method?.name ?? '',
  expiry: method?.expiry ?? '',
  isPrimary: '',
});

/** Returns the errors of the fields. A stored card has no number that could be changed. */
function check(values: Values, isNew: boolean): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = fieldErrors(isNew ? newCardSchema : changedCardSchema, {
    ...values,
    number: plainText(values.number),
  });
  return errors.expiry === undefined && isCardExpired(values.expiry, new Date())
    ? { ...errors, expiry: 'This card has expired' }
    : errors;
}

function dataOf(
  { number, name, expiry, isPrimary }: Values,
  method: PaymentMethod | null,
): Extract<AccountUpdate, { readonly section: 'paymentMethods' }>['data'] {
  const fields = { name: name.trim(), expiry: expiry.trim() };
  return method
    ? { action: 'edit', id: method.id, ...fields }
    : { action: 'add', number: plainText(number), ...fields, isPrimary: isPrimary === 'true' };
}

interface Props {
  readonly owner: AccountOwner;
  readonly record: OpenRecord;
  /** The card; null for a new one and for one that does not exist. */
  readonly method: PaymentMethod | null;
}

interface FormProps extends Props {
  readonly onBusy: (isBusy: boolean) => void;
}

function PaymentCardForm({ owner, record, method, onBusy }: FormProps) {
  const dispatch = useDispatch();
  const [initial] = useState(() => valuesOf(method));
  const { values, errors, form, field, change, submit } = useDraftForm<Name>(null, initial, (current) =>
    check(current, method === null),
  );
  const refused = useRefusedFields<Name>(values, form);
  const [update, { isLoading }] = useUpdateAccountMutation();
  const [hasFailed, setFailed] = useState(false);
  const { setChanged } = record;
  const isChanged = Object.entries(initial).some(([name, value]) => values[name as Name] !== value);
  useEffect(() => setChanged(isChanged), [setChanged, isChanged]);
  const errorOf = (name: Name): string => errors[name] ?? refused.errors[name] ?? '';
  const send = async () => {
    setFailed(false);
    onBusy(true);
    const { error } = await update({ owner, update: { section: 'paymentMethods', data: dataOf(values, method) } });
    onBusy(false);
    if (!error) {
      dispatch(doneToast(method ? `${cardName(method)} was updated` : 'The payment method was added'));
      record.finish();
    } else if (!refused.refuse(failureOf(error).fields)) setFailed(true);
  };
  return (
    <>
      <form ref={form} className="dialog-form" noValidate onSubmit={submit(() => void send())}>
        {method ? (
          <p className="muted">
            <bdi dir="ltr">{cardName(method)}</bdi>
          </p>
        ) : (
          <Field
            label="Card number"
            required
            help="We store only the last four digits. Try 4242 4242 4242 4242."
            error={errorOf('number')}
          >
            <input
              type="text"
              inputMode="numeric"
              autoComplete="cc-number"
              dir="ltr"

              {...field('number')}
            />
          </Field>
        )}
        <Field label="Name on card" required error={errorOf('name')}>
          <input type="text" dir="auto" autoComplete="cc-name" {...field('name')} />
        </Field>
        <MaskedField label="Expiry" mask="00/00" required help="Month and year, as 09/28." error={errorOf('expiry')}>
          <input type="text" inputMode="numeric" autoComplete="cc-exp" dir="ltr" {...field('expiry')} />
        </MaskedField>
        {method ? null : (
          <Checkbox
            checked={values.isPrimary === 'true'}
            onChange={() => change('isPrimary', values.isPrimary === 'true' ? '' : 'true')}
          >
            Make it the primary payment method
          </Checkbox>
        )}
      </form>
      <ModalFormFoot
        form={form}
        action={method ? 'Save changes' : 'Add payment method'}
        failure={hasFailed ? 'The payment method was not saved. Nothing has changed.' : null}
        isBusy={isLoading}
        onCancel={record.close}
      />
    </>
  );
}

/** The form of a payment card, over the page. */
export function PaymentCardDialog({ owner, record, method }: Props) {
  const [isBusy, setBusy] = useState(false);
  if (record.name !== 'new' && !method) {
    return <MissingRecord heading="There is no such payment method" back="Back to billing" onClose={record.finish} />;
  }
  return (
    <Dialog
      open
      heading={method ? 'Edit payment method' : 'Add payment method'}
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isBusy) record.close();
      }}
    >
      <PaymentCardForm owner={owner} record={record} method={method} onBusy={setBusy} />
    </Dialog>
  );
}
