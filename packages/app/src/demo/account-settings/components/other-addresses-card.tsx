import type { BillingAddress } from '@plinth/api-client/demo/account';
import { Card } from '@plinth/ui-kit/react/card';
import { AddressLines } from '#demo/_shared/account/billing-address-card.tsx';

/** The addresses that are stored besides the one that invoices have; nothing without any. */
export function OtherAddressesCard({ addresses }: { readonly addresses: readonly BillingAddress[] }) {
  if (addresses.length === 0) return null;
  return (
    <Card>
      <h2 slot="heading">Other addresses</h2>
      <div className="account-fields">
        {addresses.map((address) => (
          <AddressLines key={address.id} address={address} />
        ))}
      </div>
    </Card>
  );
}
