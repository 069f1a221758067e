import {
  ADDRESS_TYPES,
  deliveryAddressSchema,
  type DeliveryAddress,
  type StoredAddress,
} from '@plinth/api-client/demo/orders';
import { plainText } from '@plinth/ui-kit/plain-text';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { textValueOf } from '#demo/_shared/event-value.ts';
import { fieldErrors } from '#demo/_shared/field-errors.ts';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { useLeaveGuard } from '#shared/use-leave-guard.ts';
import { useAddAddressMutation } from '../orders-api.ts';
import { DeliveryAddressLines } from './delivery-address.tsx';
import { StepHeading } from './step-heading.tsx';
import './checkout-form.css';

type Name = keyof DeliveryAddress;
type AddressType = (typeof ADDRESS_TYPES)[number];

const FORM = 'demo-checkout-address';

const FIELDS: readonly {
  readonly name: Exclude<Name, 'type'>;
  readonly label: string;
  readonly autoComplete: string;
  readonly isOptional?: true;
}[] = [
  { name: 'fullName', label: 'Full name', autoComplete: 'name' },
  { name: 'mobile', label: 'Mobile', autoComplete: 'tel' },
  { name: 'street', label: 'Street and number', autoComplete: 'address-line1' },
  { name: 'landmark', label: 'Landmark', autoComplete: 'off', isOptional: true },
  { name: 'town', label: 'Town', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code' },
];

const TYPE_NAMES: Readonly<Record<AddressType, string>> = { home: 'Home', work: 'Work' };

const NO_ADDRESS: Readonly<Record<Name, string>> = {
  fullName: '',
  mobile: '',
  street: '',
  landmark: '',
  town: '',
  state: '',
  postalCode: '',
  type: 'home',
};

const typeOf = (text: string | null): AddressType => ADDRESS_TYPES.find((type) => type === text) ?? 'home';

/** Returns the address that is sent: phone number and postal code in plain digits. */
const addressOf = (values: Readonly<Record<Name, string>>): DeliveryAddress => ({
  ...values,
  mobile: plainText(values.mobile),
  postalCode: plainText(values.postalCode),
  type: typeOf(values.type),
});

const check = (values: Readonly<Record<Name, string>>) => fieldErrors<Name>(deliveryAddressSchema, addressOf(values));

/** Goes on with the address that was chosen. */
type OnChoose = (address: StoredAddress) => void;

function AddressForm({ onChoose }: { readonly onChoose: OnChoose }) {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const draft = useDraftForm<Name>(FORM, NO_ADDRESS, check);
  const { values, errors, form, field, change, submit } = draft;
  const refused = useRefusedFields<Name>(values, form);
  const [addAddress, { isLoading }] = useAddAddressMutation();
  const [hasFailed, setFailed] = useState(false);
  const guard = useLeaveGuard(Object.entries(NO_ADDRESS).some(([name, value]) => values[name as Name] !== value));
  const errorOf = (name: Name): string => errors[name] ?? refused.errors[name] ?? '';
  const send = async () => {
    setFailed(false);
    const { data, error } = await addAddress(addressOf(values));
    if (data) {
      removeDraft(storage, owner, FORM);
      guard.release();
      dispatch(doneToast('The address was saved'));
      onChoose(data);
    } else if (!refused.refuse(failureOf(error).fields)) setFailed(true);
  };
  return (
    <form ref={form} className="checkout-form" noValidate onSubmit={submit(() => void send())}>
      <DraftNotice draft={draft} />
      <div className="checkout-fields">
        {FIELDS.map(({ name, label, autoComplete, isOptional = false }) => (
          <Field key={name} label={label} required={!isOptional} optional={isOptional} error={errorOf(name)}>
            <input
              type={name === 'mobile' ? 'tel' : 'text'}
              dir={name === 'mobile' ? 'ltr' : 'auto'}
              autoComplete={autoComplete}
              {...field(name)}
            />
          </Field>
        ))}
        <SegmentedControl
          label="Type"
          value={values.type}
          onChange={(event) => change('type', typeOf(textValueOf(event)))}
        >
          {ADDRESS_TYPES.map((type) => (
            <Segment key={type} value={type}>
              {TYPE_NAMES[type]}
            </Segment>
          ))}
        </SegmentedControl>
      </div>
      {hasFailed ? <Alert variant="danger">The address was not saved. Nothing has changed.</Alert> : null}
      <div className="checkout-form-foot">
        <Button type="submit" variant="primary" busy={isLoading}>
          {hasFailed ? 'Try again' : 'Save and deliver here'}
        </Button>
      </div>
      <LeaveDialog record={guard} />
    </form>
  );
}

interface Props {
  readonly addresses: readonly StoredAddress[];
  readonly onChoose: OnChoose;
}

/** The second step: a stored address, or a new one. */
export function AddressStep({ addresses, onChoose }: Props) {
  return (
    <section className="checkout-sheet" aria-label="Address">
      <div className="checkout-sheet-head">
        <StepHeading step="address">Delivery address</StepHeading>
      </div>
      {addresses.length === 0 ? null : (
        <ul className="stored-addresses" aria-label="Stored addresses">
          {addresses.map((address) => (
            <li key={address.id}>
              <DeliveryAddressLines address={address} />
              <Badge>{TYPE_NAMES[address.type]}</Badge>
              <Button label={`Deliver to this address, ${address.street}`} onClick={() => onChoose(address)}>
                Deliver to this address
              </Button>
            </li>
          ))}
        </ul>
      )}
      <h3 className="checkout-form-title">New address</h3>
      <AddressForm onChoose={onChoose} />
    </section>
  );
}
