import { checkingOf, type BankConnection } from '@plinth/api-client/resources/banking';
import { iconLandmark } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { ConnectionStatus } from '@plinth/ui-kit/react/connection-status';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import {
  connectionsRequested,
  selectConnectionsPanel,
  selectConnections,
} from '#features/_shared/bank-connections/connections-slice.ts';
import { InstitutionLogo } from '#features/_shared/bank-connections/institution-logo.tsx';
import { LinkFailure } from '#features/_shared/linking/link-failure.tsx';
import { linkRequested, selectLinking } from '#features/_shared/linking/linking-slice.ts';
import { useLinkingReset } from '#features/_shared/linking/use-linking-reset.ts';
import { DATA_NOTES } from '#features/_shared/platforms/data-notes.ts';
import { focusHeading } from '#shared/focus-heading.ts';
import { LongList } from '#shared/long-list.tsx';
import { Notes } from '#shared/notes.tsx';
import { BookedMeeting } from './booked-meeting.tsx';
import { CheckingAccounts } from './checking-accounts.tsx';
import { ButtonSkeleton, RowsSkeleton } from './rows-skeleton.tsx';
import { StepActions } from './step-actions.tsx';
import { StepHeading } from './step-heading.tsx';
import { useContinue } from './use-continue.ts';

const FROM = hrefOf('register', { step: 'bank' });
function BankRow({ connection }: { readonly connection: BankConnection }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const linking = useSelector(selectLinking);
  const { id, institution, status } = connection;
  const accounts = checkingOf(connection.Accounts);
  return (
    <li className="onboarding-row">
      <InstitutionLogo connection={connection} />
      <div>
        <p className="onboarding-row-name">
          <bdi>{institution}</bdi>
        </p>
        <p className="text-13 muted">
          {accounts.length === 0 ? t('onboarding.bank.noChecking') : <CheckingAccounts accounts={accounts} />}
        </p>
      </div>
      {status === 'AUTH_ERROR' ? (
        <Button
          variant="accent-line"
          size="small"
          busy={linking.status === 'opening' && linking.request.id === id}
          onClick={() => dispatch(linkRequested({ kind: 'bank', from: FROM, id }))}
        >
          {t('onboarding.bank.reconnect')}
        </Button>
      ) : (
        <ConnectionStatus status={status} />
      )}
    </li>
  );
}

/** The step that lists the company's linked banks and lets the user link more or continue. */
export function BankStep() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const banks = useSelector(selectConnectionsPanel);
  const connections = useSelector(selectConnections);
  const linking = useSelector(selectLinking);
  const continueOnboarding = useContinue('bank');
  useLinkingReset();
  useEffect(() => {
    dispatch(connectionsRequested());
  }, [dispatch]);
  const retry = () => {
    focusHeading();
    dispatch(connectionsRequested());
  };
  const isLinked = connections.length > 0;
  const isLoading = banks.status === 'idle' || banks.status === 'loading';
  const isOpening = linking.status === 'opening' && linking.request.id === undefined;
  return (
    <>
      <section className="plinth-stack plinth-gap-8">
        <StepHeading step="bank" />
        <LinkFailure kind="bank" />
        {isLoading ? <RowsSkeleton rows={1} /> : null}
        {banks.status === 'failed' ? (
          <EmptyState
            kind="error"
            heading={t('onboarding.bank.loadFailed')}
            text={t('onboarding.bank.loadFailedText')}
            onLoadRetry={retry}
          />
        ) : null}
        {isLinked ? (
          <LongList className="onboarding-rows" rows={connections}>
            {(connection) => <BankRow key={connection.id} connection={connection} />}
          </LongList>
        ) : null}
        {banks.status === 'ready' && !isLinked ? (
          <div className="onboarding-rows">
            <div className="onboarding-row muted">
              <Icon path={iconLandmark} className="onboarding-row-icon" />
              {t('onboarding.bank.none')}
            </div>
          </div>
        ) : null}
        <div>
          {isLoading ? (
            <ButtonSkeleton />
          ) : (
            <Button
              variant={isLinked ? 'secondary' : 'primary'}
              size="large"
              busy={isOpening}
              onClick={() => dispatch(linkRequested({ kind: 'bank', from: FROM }))}
            >
              {t(isLinked ? 'onboarding.bank.another' : 'onboarding.bank.link')}
            </Button>
          )}
        </div>
        <StepActions step="bank">
          {isLoading ? (
            <ButtonSkeleton />
          ) : isLinked ? (
            <Button variant="primary" size="large" onClick={continueOnboarding}>
              {t('onboarding.continue')}
            </Button>
          ) : (
            <Button size="large" onClick={continueOnboarding}>
              {t('onboarding.skip')}
            </Button>
          )}
        </StepActions>
      </section>
      <aside className="onboarding-aside">
        <Notes
          title={t('onboarding.bank.about')}
          lines={DATA_NOTES.map(([line, icon]) => [icon, t(`onboarding.bank.note.${line}`)])}
        />
        <BookedMeeting />
      </aside>
    </>
  );
}
