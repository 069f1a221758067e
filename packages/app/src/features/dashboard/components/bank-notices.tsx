import type { BankConnection } from '@plinth/api-client';
import { formatDate } from '@plinth/ui-kit/format';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import {
  connectionsRequested,
  selectConnections,
  selectConnectionsPanel,
} from '#features/_shared/bank-connections/connections-slice.ts';
import { linkRequested, selectLinking } from '#features/_shared/linking/linking-slice.ts';
import { Link } from '#shared/navigation.ts';

/** Stands for the name while the sentence is put together. */
const NAME_PLACEHOLDER = '\u0000';

/** The sentence with the bank's name in strong letters, wherever the language puts it. */
function NoticeSentence({ institution, since }: { readonly institution: string; readonly since: string | null }) {
  const { t } = useTranslation();
  const values = { institution: NAME_PLACEHOLDER, date: formatDate(since, 'monthDay') };
  const [before = '', after = ''] = t(since ? 'dashboard.notice.lead' : 'dashboard.notice.leadNoDate', values).split(
    NAME_PLACEHOLDER,
  );
  return (
    <>
      {before}
      <strong>{institution}</strong>
      {after}
    </>
  );
}

/** As many banks have a notice of their own; of more the page would be nothing but notices. */
const MAX_BANK_NOTICES = 2;

/** What waits for the business: banks that stopped sharing data, and the way to mend them; or that nobody knows of any. */
export function BankNotices() {
  const { status } = useSelector(selectConnectionsPanel);
  return status === 'ready' ? <BrokenBanks /> : <ConnectionsFailure isLoading={status !== 'failed'} />;
}

/** Whether a bank waits is not known; the rest of the page does without. */
function ConnectionsFailure({ isLoading }: { readonly isLoading: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Alert variant="danger">
      {t('dashboard.notice.notLoaded')} {t('panel.restLoaded')}
      <Button slot="action" size="small" busy={isLoading} onClick={() => dispatch(connectionsRequested())}>
        {t('dashboard.notice.retry')}
      </Button>
    </Alert>
  );
}

/** Those that had stopped when they were first shown: what is mended keeps its place until the page is left. */
function BrokenBanks() {
  const { t } = useTranslation();
  const connections = useSelector(selectConnections);
  const [shown] = useState(
    () => new Set(connections.filter(({ status }) => status === 'AUTH_ERROR').map(({ id }) => id)),
  );
  const broken = connections.filter(({ id }) => shown.has(id));
  const more = broken.length - MAX_BANK_NOTICES;
  return (
    <>
      {broken.slice(0, MAX_BANK_NOTICES).map((connection) => (
        <BankNotice key={connection.id} connection={connection} />
      ))}
      {more > 0 ? (
        <Alert variant="accent">
          {t('dashboard.notice.more', { count: more })}
          <Link slot="action" to={hrefOf('bank-accounts')}>
            {t('dashboard.notice.all')}
          </Link>
        </Alert>
      ) : null}
    </>
  );
}

function BankNotice({ connection: { id, institution, statusChangedAt } }: { readonly connection: BankConnection }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const linking = useSelector(selectLinking);
  const isThis = linking.status !== 'idle' && linking.request.id === id;
  return (
    <Alert variant="accent">
      <NoticeSentence institution={institution} since={statusChangedAt} />{' '}
      <span className="muted">
        {isThis && linking.status === 'failed' ? t('dashboard.notice.failed') : t('dashboard.notice.rest')}
      </span>
      <Button
        slot="action"
        variant="accent-line"
        size="small"
        busy={isThis && linking.status === 'opening'}
        onClick={() => dispatch(linkRequested({ kind: 'bank', from: hrefOf('dashboard'), id }))}
      >
        {t('dashboard.notice.reconnect')}
      </Button>
    </Alert>
  );
}
