import { isDisconnected, type BankConnection } from '@plinth/api-client/resources/banking';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectConnections, selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { linkRequested, selectLinking } from '#features/_shared/linking/linking-slice.ts';
import { dayInYear } from '#shared/day-in-year.ts';
import { Link } from '#shared/navigation.ts';
import { MAX_BANK_NOTICES } from './bank-notice-limit.ts';
import { NoticeSentence } from './notice-sentence.tsx';

/** Notices about banks that stopped sharing data, with a button to reconnect them. */
export function BankNotices() {
  return useSelector(selectConnectionsPanel).status === 'ready' ? <BrokenBanks /> : null;
}

/**
 * The notices of the banks that were disconnected at first render. A bank that is connected again keeps its place, with
 * another text, so that the page below does not move.
 */
function BrokenBanks() {
  const { t } = useTranslation();
  const connections = useSelector(selectConnections);
  const [initiallyBrokenIds] = useState(() => new Set(connections.filter(isDisconnected).map(({ id }) => id)));
  const broken = connections.filter(({ id }) => initiallyBrokenIds.has(id));
  const hiddenCount = broken.length - MAX_BANK_NOTICES;
  return (
    <>
      {broken.slice(0, MAX_BANK_NOTICES).map((connection) => (
        <BankNotice key={connection.id} connection={connection} />
      ))}
      {hiddenCount > 0 ? (
        <Alert variant="accent">
          {t('dashboard.notice.more', { count: hiddenCount })}
          <Link slot="action" to={hrefOf('bank-accounts')}>
            {t('dashboard.notice.all')}
          </Link>
        </Alert>
      ) : null}
    </>
  );
}

function BankNotice({ connection }: { readonly connection: BankConnection }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { now } = useServices();
  const linking = useSelector(selectLinking);
  const { id, institution, statusChangedAt } = connection;
  if (!isDisconnected(connection))
    return <Alert variant="success">{t('dashboard.notice.reconnected', { institution })}</Alert>;
  const isRequested = linking.status !== 'idle' && linking.request.id === id;
  return (
    <Alert variant="accent">
      <NoticeSentence
        institution={institution}
        date={statusChangedAt === null ? null : dayInYear(statusChangedAt, now())}
      />{' '}
      <span className="muted">
        {isRequested && linking.status === 'failed' ? t('dashboard.notice.failed') : t('dashboard.notice.rest')}
      </span>
      <Button
        slot="action"
        variant="accent-line"
        size="small"
        busy={isRequested && linking.status === 'opening'}
        onClick={() => dispatch(linkRequested({ kind: 'bank', from: hrefOf('dashboard'), id }))}
      >
        {t('dashboard.notice.reconnect')}
      </Button>
    </Alert>
  );
}
