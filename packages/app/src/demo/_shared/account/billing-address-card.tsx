import type { BillingAddress } from '@plinth/api-client/demo/account';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { LeaveDialog } from '../leave-dialog.tsx';
import { useOpenRecord } from '../use-open-record.ts';
import type { AccountOwner } from './account-api.ts';
import { BillingAddressDialog } from './billing-address-dialog.tsx';

/** The name of the form in the address. */
const FORM = 'billing';

interface Props {
  readonly owner: AccountOwner;
  /** The address; null without one. */
  readonly address: BillingAddress | null;
}

/** The lines of an address. */
export function AddressLines({ address }: { readonly address: BillingAddress }) {
  const { name, line1, line2, postalCode, city, region, country } = address;
  const town = [city, [region, postalCode].filter((part) => part !== '').join(' ')];
  const lines = [name, line1, line2, town.filter((part) => part !== '').join(', '), country];
  return (
    <address className="account-address">
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
    </address>
  );
}

/** The address that invoices have, with its form. */
export function BillingAddressCard({ owner, address }: Props) {
  const record = useOpenRecord('address');
  return (
    <Card>
      <h2 slot="heading">Billing address</h2>
      <Button slot="actions" size="small" onClick={() => record.open(FORM)}>
        {address ? 'Edit address' : 'Add address'}
      </Button>
      {address ? (
        <AddressLines address={address} />
      ) : (
        <EmptyState heading="No billing address yet" text="Invoices are printed without one until you add it." />
      )}
      {record.name === FORM ? <BillingAddressDialog owner={owner} record={record} address={address} /> : null}
      <LeaveDialog record={record} />
    </Card>
  );
}
