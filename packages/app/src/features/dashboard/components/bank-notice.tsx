import { formatDate } from '@plinth/ui-kit/format';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Trans, useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectConnections } from '../../../core/banking/bank-accounts-slice.ts';
import { linkRequested, selectLinking } from '../../../core/linking/linking-slice.ts';

/** What waits for the business: a bank that stopped sharing data, and the way to mend it. */
export function BankNotice() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const linking = useSelector(selectLinking);
  const broken = useSelector(selectConnections).filter(({ status }) => status === 'AUTH_ERROR');
  return broken.map(({ id, institution, statusChangedAt }) => {
    const isThis = linking.status !== 'idle' && linking.request.id === id;
    return (
      <Alert key={id} variant="accent">
        <Trans
          i18nKey={statusChangedAt ? 'dashboard.notice.lead' : 'dashboard.notice.leadNoDate'}
          values={{ date: formatDate(statusChangedAt, 'monthDay') }} components={{ institution: <strong>{institution}</strong> }}
        />{' '}
        <span className="muted">{isThis && linking.status === 'failed' ? t('dashboard.notice.failed') : t('dashboard.notice.rest')}</span>
        <Button
          slot="action" variant="accent-line" size="small" busy={isThis && linking.status === 'opening'}
          onClick={() => dispatch(linkRequested({ kind: 'bank', from: '/dashboard/financial', id }))}
        >
          {t('dashboard.notice.reconnect')}
        </Button>
      </Alert>
    );
  });
}
