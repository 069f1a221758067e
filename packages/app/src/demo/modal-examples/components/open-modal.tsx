import { useAccountExtrasQuery, useAccountSettingsQuery } from '#demo/_shared/account/account-api.ts';
import { BillingAddressDialog } from '#demo/_shared/account/billing-address-dialog.tsx';
import { PaymentCardDialog } from '#demo/_shared/account/payment-card-dialog.tsx';
import { TwoStepDialog } from '#demo/_shared/account/two-step-dialog.tsx';
import { PricingDialog } from '#demo/_shared/pricing/pricing-dialog.tsx';
import type { OpenRecord } from '#demo/_shared/use-open-record.ts';
import type { ModalName } from '../modals.ts';
import type { AppValues } from '../new-app.ts';
import { CreateAppDialog } from './create-app-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { ReferDialog } from './refer-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

interface Props {
  readonly name: ModalName;
  readonly record: OpenRecord;
  readonly onAppCreated: (app: AppValues) => void;
}

/** The second step of signing in, once the account has loaded. */
function OwnTwoStepDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: extras } = useAccountExtrasQuery(null);
  const { data: settings } = useAccountSettingsQuery();
  if (!extras || !settings) return null;
  return (
    <TwoStepDialog
      owner={null}
      accountName={settings.general.email}
      phone={settings.info.phone}
      twoStep={extras.twoStep}
      onClose={onClose}
    />
  );
}

function OwnPricingDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: extras } = useAccountExtrasQuery(null);
  return <PricingDialog current={extras?.plan.name} onClose={onClose} />;
}

/** The dialog that the address names. */
export function OpenModal({ name, record, onAppCreated }: Props) {
  switch (name) {
    case 'share':
      return <ShareDialog onClose={record.finish} />;
    case 'card':
      return <PaymentCardDialog owner={null} record={{ ...record, name: 'new' }} method={null} />;
    case 'pricing':
      return <OwnPricingDialog onClose={record.finish} />;
    case 'refer':
      return <ReferDialog onClose={record.finish} />;
    case 'address':
      return <BillingAddressDialog owner={null} record={record} address={null} isAnother />;
    case 'two-factor':
      return <OwnTwoStepDialog onClose={record.finish} />;
    case 'user':
      return <EditUserDialog record={record} />;
    case 'app':
      return <CreateAppDialog onCreated={onAppCreated} onClose={record.finish} />;
  }
}
