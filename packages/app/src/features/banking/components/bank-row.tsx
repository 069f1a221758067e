import { checkingOf, isDisconnected, type BankConnection } from '@plinth/api-client/resources/banking';
import { iconEllipsis } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { ConnectionStatus } from '@plinth/ui-kit/react/connection-status';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { hrefOf } from '#core/routes/href.ts';
import { InstitutionLogo } from '#features/_shared/bank-connections/institution-logo.tsx';
import { linkRequested, selectLinking } from '#features/_shared/linking/linking-slice.ts';
import { Figure } from '#shared/figure.tsx';
import { LongList } from '#shared/long-list.tsx';
import { lastSyncText } from './last-sync-text.ts';

/** The checking accounts of a bank. A bank with AUTH_ERROR shows its accounts as disconnected (product.md#states). */
function Accounts({ connection }: { readonly connection: BankConnection }) {
  const { t } = useTranslation();
  const accounts = checkingOf(connection.Accounts);
  if (accounts.length === 0)
    return <p className="bank-accounts bank-none text-13 muted">{t('banking.bank.noChecking')}</p>;
  const isUnavailable = isDisconnected(connection);
  return (
    <LongList
      className="bank-accounts"
      label={t('banking.bank.accounts', { institution: connection.institution })}
      rows={accounts}
    >
      {({ id, mask, name }) => (
        <li key={id} className="bank-account">
          <span className={isUnavailable ? 'faint' : ''}>
            {t('banking.bank.checking')} {mask ? <Figure>····{mask}</Figure> : null}
          </span>
          <span className="bank-account-name text-13 muted">{name}</span>
          {isUnavailable ? <span className="text-13 muted">{t('banking.bank.disconnected')}</span> : null}
        </li>
      )}
    </LongList>
  );
}

interface Props {
  readonly connection: BankConnection;
  /** Whether its Reconnect button is the page's primary action. */
  readonly isFirst: boolean;
  readonly onRemove: () => void;
}

/** A row that shows a bank with its accounts and actions. */
export function BankRow({ connection, isFirst, onRemove }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { now } = useServices();
  const linking = useSelector(selectLinking);
  const { id, institution, status } = connection;
  const isRequested = linking.status !== 'idle' && linking.request.kind === 'bank' && linking.request.id === id;
  const isOpening = isRequested && linking.status === 'opening';
  const isBroken = isDisconnected(connection);
  const signIn = () => dispatch(linkRequested({ kind: 'bank', from: hrefOf('bank-accounts'), id }));
  return (
    <li className="bank">
      <InstitutionLogo connection={connection} size="large" />
      <div className="bank-head">
        <div className="bank-name">
          <h3>{institution}</h3>
          <ConnectionStatus status={status} />
        </div>
        <p className="text-13 muted">{lastSyncText(t, connection, now())}</p>
        {isRequested && linking.status === 'failed' ? (
          <p className="bank-failure text-13" role="alert">
            {t('banking.bank.failed')}
          </p>
        ) : null}
      </div>
      {isBroken ? (
        <Button
          className="bank-reconnect"
          variant={isFirst ? 'accent' : 'accent-line'}
          busy={isOpening}
          label={t('banking.bank.reconnectName', { institution })}
          onClick={signIn}
        >
          {t('banking.bank.reconnect')}
        </Button>
      ) : null}
      <DropdownMenu
        className="bank-menu"
        label={t('banking.bank.actions', { institution })}
        placement="bottom-end"
        onMenuSelect={(event) => {
          if (event.detail.value === 'again') signIn();
          else onRemove();
        }}
      >
        <Button
          slot="trigger"
          variant="ghost"
          iconOnly
          busy={isOpening && !isBroken}
          label={t('banking.bank.actions', { institution })}
        >
          <Icon path={iconEllipsis} />
        </Button>
        <MenuItem value="again">{t('banking.bank.again')}</MenuItem>
        <MenuItem value="remove">{t('banking.bank.remove')}</MenuItem>
      </DropdownMenu>
      <Accounts connection={connection} />
    </li>
  );
}
