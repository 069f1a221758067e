import { iconCalculator, iconLandmark, iconStore } from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import { InstitutionLogo } from '#features/_shared/bank-connections/institution-logo.tsx';
import { LinkFailure } from '#features/_shared/linking/link-failure.tsx';
import { linkRequested, selectLinking } from '#features/_shared/linking/linking-slice.ts';
import { useLinkingReset } from '#features/_shared/linking/use-linking-reset.ts';
import type { AccountGroup, LinkedAccount } from '#features/dashboard/figures/linked-accounts.ts';
import type { AccountKind } from '#features/dashboard/figures/next-steps.ts';
import { LongList } from '#shared/long-list.tsx';
import { useNavigate } from '#shared/navigation.ts';

const ICONS = { bank: iconLandmark, accounting: iconCalculator, commerce: iconStore } as const;

/** A kind that is not linked, with the button that links it. */
function MissingRow({ kind, isFirst }: { readonly kind: AccountKind; readonly isFirst: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const linking = useSelector(selectLinking);
  const link = () => {
    // A platform is chosen on its page first.
    if (kind === 'bank') dispatch(linkRequested({ kind, from: hrefOf('dashboard') }));
    else navigate(hrefOf(kind));
  };
  return (
    <li className="first-run-account first-run-account-missing">
      <span className="first-run-placeholder">
        <Icon path={ICONS[kind]} />
      </span>
      <div>
        <p className="first-run-account-name">
          {t(`dashboard.first.linked.${kind}.name`)}{' '}
          <Badge variant="accent">{t('dashboard.first.linked.missing')}</Badge>
        </p>
        <p className="text-13 muted">{t(`dashboard.first.linked.${kind}.why`)}</p>
      </div>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        busy={kind === 'bank' && linking.status === 'opening' && linking.request.id === undefined}
        onClick={link}
      >
        {t(`dashboard.first.linked.${kind}.link`)}
      </Button>
    </li>
  );
}

function AccountRow({ kind, account }: { readonly kind: AccountKind; readonly account: LinkedAccount }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const linking = useSelector(selectLinking);
  const { id, name, logo, checkingCount } = account;
  return (
    <li className="first-run-account">
      {kind === 'bank' ? (
        <InstitutionLogo connection={{ institution: name, logo }} size="large" />
      ) : (
        <Avatar shape="square" size="large" name={name} aria-hidden="true" />
      )}
      <div>
        <p className="first-run-account-name">
          <bdi>{name}</bdi>
        </p>
        <p className="text-13 muted">
          {account.isDisconnected
            ? t('dashboard.first.linked.expired')
            : kind === 'bank'
              ? t('dashboard.first.linked.checking', { count: checkingCount ?? 0 })
              : t(`dashboard.first.linked.${kind}.reads`)}
        </p>
      </div>
      {account.isDisconnected ? (
        <Button
          variant="accent-line"
          size="small"
          busy={linking.status === 'opening' && linking.request.id === id}
          onClick={() => dispatch(linkRequested({ kind: 'bank', from: hrefOf('dashboard'), id }))}
        >
          {t('dashboard.notice.reconnect')}
        </Button>
      ) : (
        <span className="text-13 muted">{t('dashboard.first.linked.connected')}</span>
      )}
    </li>
  );
}

/** The linked accounts by kind. What is missing comes first, and the first missing kind has the page's main button. */
export function LinkedAccounts({ groups }: { readonly groups: readonly AccountGroup[] }) {
  const { t } = useTranslation();
  useLinkingReset();
  const isLoaded = groups.every(({ status }) => status === 'missing' || status === 'linked');
  const missingCount = groups.filter(({ status }) => status === 'missing').length;
  return (
    <div className="first-run-column" aria-busy={groups.some(({ status }) => status === 'loading')}>
      <div className="first-run-head">
        <h2>{t('dashboard.first.linked.title')}</h2>
        <span className="text-13 muted">
          {!isLoaded
            ? null
            : missingCount === 0
              ? t('dashboard.first.linked.all')
              : t('dashboard.first.linked.notYet', { missing: missingCount })}
        </span>
      </div>
      <LinkFailure kind="bank" />
      <div className="first-run-accounts">
        {groups.map(({ kind, status, accounts }, index) => {
          if (status === 'missing') {
            return (
              <ul key={kind}>
                <MissingRow kind={kind} isFirst={index === 0} />
              </ul>
            );
          }
          if (status === 'failed') {
            return (
              <p key={kind} className="first-run-account first-run-failed">
                {t(`dashboard.first.linked.${kind}.failed`)}
              </p>
            );
          }
          if (status === 'loading') {
            return (
              <div key={kind} className="first-run-account">
                <Skeleton shape="block" className="first-run-logo-skeleton" />
                <Skeleton lines={2} />
              </div>
            );
          }
          return (
            <LongList key={kind} className="first-run-account-list" rows={accounts}>
              {(account) => <AccountRow key={account.id} kind={kind} account={account} />}
            </LongList>
          );
        })}
      </div>
    </div>
  );
}
