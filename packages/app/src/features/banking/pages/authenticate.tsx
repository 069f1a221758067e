import { Button } from '@plinth/ui-kit/react/button';
import { Spinner } from '@plinth/ui-kit/react/spinner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import { useParameters } from '#core/routes/match.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { LinkFrame } from '#features/_shared/linking/link-frame.tsx';
import { linkRequested, selectLinking } from '#features/_shared/linking/linking-slice.ts';
import { useLinkingReset } from '#features/_shared/linking/use-linking-reset.ts';
import { useNavigate } from '#shared/navigation.ts';

const BANKING = hrefOf('bank-accounts');

/** The key in `history.state` that marks an entry from which a bank's page was opened. */
const LEFT_FOR_BANK_KEY = 'bankLeft';

const hasLeftForBank = (): boolean => {
  const state: unknown = globalThis.history.state;
  return typeof state === 'object' && state !== null && LEFT_FOR_BANK_KEY in state;
};

/**
 * Returns whether the user has returned to this page with the browser's Back button. Redirecting again would trap them
 * between this page and the bank's.
 */
function useReturnedByBack(): readonly [boolean, (hasReturned: boolean) => void] {
  const [hasReturned, setHasReturned] = useState(hasLeftForBank);
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setHasReturned(true);
    };
    globalThis.addEventListener('pageshow', handlePageShow);
    return () => globalThis.removeEventListener('pageshow', handlePageShow);
  }, []);
  return [hasReturned, setHasReturned];
}

/**
 * The page that starts a new sign-in to a linked bank and opens the bank's page (product.md#pages
 * /bank-accounts/…/authenticate).
 */
export function AuthenticatePage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { connectionId: id } = useParameters('bank-authenticate');
  const linking = useSelector(selectLinking);
  const isSignedIn = useSelector(selectUser) !== null;
  const [hasReturned, setHasReturned] = useReturnedByBack();
  useLinkingReset();
  useEffect(() => {
    if (hasReturned || !isSignedIn) return;
    globalThis.history.replaceState({ ...globalThis.history.state, [LEFT_FOR_BANK_KEY]: true }, '');
    dispatch(linkRequested({ kind: 'bank', from: BANKING, id }));
  }, [hasReturned, isSignedIn, dispatch, id]);

  const retry = () => {
    if (hasReturned) setHasReturned(false);
    else dispatch(linkRequested({ kind: 'bank', from: BANKING, id }));
  };
  const renderBackButton = (variant: 'primary' | 'ghost') => (
    <Button variant={variant} onClick={() => navigate(BANKING, { replace: true })}>
      {t('banking.back')}
    </Button>
  );
  if (linking.status === 'failed' && linking.request.id === id) {
    if (linking.code === 'not-found') {
      return (
        <LinkFrame
          kind="error"
          title={t('banking.reauthentication.unknown')}
          text={t('banking.reauthentication.unknownText')}
        >
          {renderBackButton('primary')}
        </LinkFrame>
      );
    }
    return (
      <LinkFrame
        kind="error"
        title={t('banking.reauthentication.failed')}
        text={t('banking.reauthentication.failedText')}
      >
        <Button variant="primary" onClick={retry}>
          {t('banking.retry')}
        </Button>
        {renderBackButton('ghost')}
      </LinkFrame>
    );
  }
  if (hasReturned) {
    return (
      <LinkFrame
        kind="empty"
        title={t('banking.reauthentication.paused')}
        text={t('banking.reauthentication.pausedText')}
      >
        <Button variant="primary" onClick={retry}>
          {t('banking.reauthentication.continue')}
        </Button>
        {renderBackButton('ghost')}
      </LinkFrame>
    );
  }
  return (
    <LinkFrame
      kind="empty"
      title={t('banking.reauthentication.opening')}
      text={t('banking.reauthentication.openingText')}
    >
      <Spinner label={t('banking.reauthentication.opening')} />
    </LinkFrame>
  );
}
