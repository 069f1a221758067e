import { AccountContent } from '#demo/_shared/account/account-content.tsx';
import { BillingAddressCard } from '#demo/_shared/account/billing-address-card.tsx';
import { PaymentMethodsCard } from '#demo/_shared/account/payment-methods-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { OtherAddressesCard } from './other-addresses-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { SettingsContent } from './settings-content.tsx';

/** The tab with the account's plan, payment methods, addresses and payments. */
export function BillingTab() {
  return (
    <SettingsContent>
      {({ general }) => (
        <AccountContent owner={null}>
          {({ plan, paymentMethods, addresses, history }) => (
            <>
              <PlanCard plan={plan} />
              <PaymentMethodsCard owner={null} methods={paymentMethods} />
              <BillingAddressCard owner={null} address={addresses[0] ?? null} />
              <OtherAddressesCard addresses={addresses.slice(1)} />
              <HistoryCard payments={history} customer={general.fullName} />
            </>
          )}
        </AccountContent>
      )}
    </SettingsContent>
  );
}
