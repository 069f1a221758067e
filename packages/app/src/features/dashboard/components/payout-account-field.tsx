import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import {
  connectionsRequested,
  selectConnections,
  selectConnectionsPanel,
} from '#features/_shared/bank-connections/connections-slice.ts';
import { Figure } from '#shared/figure.tsx';
import { Link } from '#shared/navigation.ts';
import { accountLabel, payoutAccounts, type PayoutAccount } from '../figures/topup-request.ts';

function AccountLabel({ account: { institution, name, mask } }: { readonly account: PayoutAccount }) {
  return (
    <span className="payout-account-label">
      <span>
        <span className="payout-account-bank">{institution}</span>
        {name === null ? null : <span className="text-13 muted">{name}</span>}
      </span>
      {mask === null ? null : <Figure>····{mask}</Figure>}
    </span>
  );
}

interface Props {
  /** The id of the selected account; empty if none is selected. */
  readonly value: string;
  readonly error: string;
  readonly onValueChange: (id: string) => void;
}

/** A list of the loaded checking accounts, of which one is selected. It names those that can't be used, with the reason. */
export function PayoutAccountField({ value, error, onValueChange }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panel = useSelector(selectConnectionsPanel);
  const { usable, unusable } = payoutAccounts(useSelector(selectConnections));
  if (panel.status === 'failed') {
    return (
      <Alert variant="danger">
        {t('dashboard.topup.accountsFailed')}
        <Button slot="action" size="small" onClick={() => dispatch(connectionsRequested())}>
          {t('dashboard.topup.retry')}
        </Button>
      </Alert>
    );
  }
  if (panel.status !== 'ready') return <Skeleton lines={3} aria-busy="true" />;
  const reasons = unusable.map((account) => t('dashboard.topup.unusable', { account: accountLabel(account) }));
  if (usable.length === 0) {
    return (
      <Alert variant="accent">
        {[t('dashboard.topup.noAccount'), ...reasons].join(' ')}
        <Link slot="action" to={hrefOf('bank-accounts')}>
          {t('dashboard.topup.banks')}
        </Link>
      </Alert>
    );
  }
  return (
    <RadioGroup
      className="payout-accounts"
      name="account"
      label={t('dashboard.topup.account')}
      required
      value={value === '' ? null : value}
      error={error}
      help={reasons.join(' ')}
      onChange={({ currentTarget }) => {
        const { value: id } = currentTarget as EventTarget & { readonly value: string | null };
        if (id !== null) onValueChange(id);
      }}
    >
      {usable.map((account) => (
        <Radio
          key={account.id}
          className={account.id === value ? 'payout-account payout-account-selected' : 'payout-account'}
          value={account.id}
        >
          <AccountLabel account={account} />
        </Radio>
      ))}
    </RadioGroup>
  );
}
