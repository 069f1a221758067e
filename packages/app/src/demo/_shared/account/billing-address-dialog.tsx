import { billingAddressSchema, type BillingAddress } from '@plinth/api-client/demo/account';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { countryNames } from '../countries.ts';
import { failureOf } from '../demo-api.ts';
import { DraftNotice } from '../draft-notice.tsx';
import { fieldErrors } from '../field-errors.ts';
import { ModalFormFoot } from '../form-foot.tsx';
import { SelectField } from '../select-field.tsx';
import { doneToast } from '../toasts.ts';
import type { OpenRecord } from '../use-open-record.ts';
import { useRefusedFields } from '../use-refused-fields.ts';
import { useUpdateAccountMutation, type AccountOwner } from './account-api.ts';

type Name = keyof Omit<BillingAddress, 'id'>;

const FIELDS: readonly { readonly name: Name; readonly label: string; readonly isOptional?: true }[] = [
  { name: 'name', label: 'Name' },
  { name: 'line1', label: 'Street and number' },
  { name: 'line2', label: 'Floor or building', isOptional: true },
  { name: 'city', label: 'City' },
  { name: 'region', label: 'State or region', isOptional: true },
  { name: 'postalCode', label: 'Postal code' },
];
const COUNTRIES = countryNames();

const NO_ADDRESS = { name: '', line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };

function valuesOf(address: BillingAddress | null): Readonly<Record<Name, string>> {
  if (!address) return NO_ADDRESS;
  const { id: _id, ...fields } = address;
  return fields;
}

const check = (values: Readonly<Record<Name, string>>) => fieldErrors(billingAddressSchema, values);

interface Props {
  readonly owner: AccountOwner;
  readonly record: OpenRecord;
  /** The address; null for a new one. */
  readonly address: BillingAddress | null;
  /** Whether a new address is added to those that are there, instead of being the one that invoices have. */
  readonly isAnother?: boolean;
}

interface FormProps extends Props {
  readonly onBusy: (isBusy: boolean) => void;
}

function AddressForm({ owner, record, address, isAnother = false, onBusy }: FormProps) {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const draftOwner = useSelector(selectUser)?.uid ?? VISITOR;
  const formName = `demo-address-${owner ?? 'own'}${isAnother ? '-new' : ''}`;
  const initial = valuesOf(address);
  const draft = useDraftForm<Name>(formName, initial, check);
  const { values, errors, form, field, submit } = draft;
  const refused = useRefusedFields<Name>(values, form);
  const [update, { isLoading }] = useUpdateAccountMutation();
  const [hasFailed, setFailed] = useState(false);
  const { setChanged } = record;
  const isChanged = FIELDS.some(({ name }) => values[name] !== initial[name]) || values.country !== initial.country;
  useEffect(() => setChanged(isChanged), [setChanged, isChanged]);
  const errorOf = (name: Name): string => errors[name] ?? refused.errors[name] ?? '';
  const send = async () => {
    setFailed(false);
    onBusy(true);
    const { error } = await update({ owner, update: { section: 'addresses', data: { ...values, isAnother } } });
    onBusy(false);
    if (!error) {
      removeDraft(storage, draftOwner, formName);
      dispatch(doneToast(isAnother ? 'The address was added' : 'The billing address was saved'));
      record.finish();
    } else if (!refused.refuse(failureOf(error).fields)) setFailed(true);
  };
  return (
    <>
      <form ref={form} className="dialog-form" noValidate onSubmit={submit(() => void send())}>
        <DraftNotice draft={draft} />
        {FIELDS.map(({ name, label, isOptional = false }) => (
          <Field key={name} label={label} required={!isOptional} optional={isOptional} error={errorOf(name)}>
            <input type="text" dir="auto" autoComplete="off" {...field(name)} />
          </Field>
        ))}
        <SelectField
          label="Country"
          required
          error={errorOf('country')}
          options={COUNTRIES}
          emptyText="Choose a country"
          {...field('country')}
        />
      </form>
      <ModalFormFoot
        form={form}
        action="Save address"
        failure={hasFailed ? 'The address was not saved. Nothing has changed.' : null}
        isBusy={isLoading}
        onCancel={record.close}
      />
    </>
  );
}

/** The form of the address that invoices have, over the page. */
export function BillingAddressDialog({ owner, record, address, isAnother = false }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      open
      heading={isAnother ? 'Add new address' : address ? 'Edit billing address' : 'Add billing address'}
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isBusy) record.close();
      }}
    >
      <AddressForm owner={owner} record={record} address={address} isAnother={isAnother} onBusy={setBusy} />
    </Dialog>
  );
}
