import { Button } from '@plinth/ui-kit/react/button';
import { Progress } from '@plinth/ui-kit/react/progress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { linked } from '#core/events.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';
import { confirmationDismissed, confirmationRequested, selectConfirmation } from './confirmation-slice.ts';
import { LinkFrame } from './link-frame.tsx';
import { clearLinkState, readLinkReturn, type LinkReturn } from './link-return.ts';
import type { LinkKind } from './linking-slice.ts';

/**
 * Returns `from` if it is a path within this app, otherwise the root. The stored path is untrusted because other
 * scripts can write to the storage.
 */
function safeReturnPath(from: string): string {
  return /^\/(?![/\\])/.test(from) ? from : hrefOf('root');
}

function textKeyOf(result: Exclude<LinkReturn, { readonly outcome: 'linked' }>): string {
  if (result.outcome === 'refused') return 'refused';
  return result.outcome === 'cancelled' && result.isReauthentication ? 'again' : `${result.kind}.${result.outcome}`;
}

type LinkedReturn = Extract<LinkReturn, { readonly outcome: 'linked' }>;

/**
 * Confirms a bank link with the provider before it counts as linked: the URL's parameters only say what the hosted page
 * reported. Shows the progress, and what to do when the link is not confirmed.
 */
function BankConfirmation({ result }: { readonly result: LinkedReturn }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { storage } = useServices();
  const status = useSelector(selectConfirmation);
  const { linkId, connectionId } = result;
  const returnPath = safeReturnPath(result.from);
  useEffect(() => {
    dispatch(confirmationRequested({ linkId, connectionId }));
    return () => void dispatch(confirmationDismissed());
  }, [dispatch, linkId, connectionId]);
  useEffect(() => {
    if (status === 'confirmed' || status === 'rejected') clearLinkState(storage, result);
    if (status !== 'confirmed') return;
    dispatch(linked({ kind: 'bank', connectionId }));
    navigate(returnPath, { replace: true });
  }, [status, storage, result, dispatch, navigate, connectionId, returnPath]);
  if (status === 'rejected') return <LinkOutcome textKey="bank.failed" returnPath={returnPath} />;
  if (status === 'unconfirmed') {
    return (
      <LinkFrame
        kind="error"
        title={t('linkReturn.bank.unconfirmed.title')}
        text={t('linkReturn.bank.unconfirmed.text')}
      >
        <Button variant="primary" onClick={() => dispatch(confirmationRequested({ linkId, connectionId }))}>
          {t('linking.retry')}
        </Button>
        <Button onClick={() => navigate(returnPath, { replace: true })}>{t('linkReturn.back')}</Button>
      </LinkFrame>
    );
  }
  return (
    <LinkFrame kind="empty" title={t('linkReturn.bank.checking.title')} text={t('linkReturn.bank.checking.text')}>
      <Progress label={t('linkReturn.bank.checking.title')} labelHidden />
    </LinkFrame>
  );
}

interface OutcomeProps {
  /** The key of the texts. */
  readonly textKey: string;
  readonly kind?: 'empty' | 'error';
  readonly returnPath: string;
}

/** The outcome of a link that was not completed, with a button that leads back. */
function LinkOutcome({ textKey, kind = 'error', returnPath }: OutcomeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <LinkFrame kind={kind} title={t(`linkReturn.${textKey}.title`)} text={t(`linkReturn.${textKey}.text`)}>
      <Button variant="primary" onClick={() => navigate(returnPath, { replace: true })}>
        {t(textKey === 'refused' ? 'linkReturn.home' : 'linkReturn.back')}
      </Button>
    </LinkFrame>
  );
}

/**
 * The page that a hosted page returns to. Shows the outcome of the link and leads back to the page where it started. A
 * successful link navigates back automatically, a bank link once the provider has confirmed it. The URL's parameters are
 * trusted only if they match the stored state (see link-return).
 * @param kind the kind of link that the route handles, or null if the URL does not name a valid kind.
 */
export function LinkReturnPage({ kind }: { readonly kind: LinkKind | null }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { storage } = useServices();
  const { search } = useLocation();
  const uid = useSelector(selectUser)?.uid ?? null;
  // Read during rendering and cleared in an effect: React may render twice, and both renders must get the same result.
  const [result] = useState((): LinkReturn =>
    kind === null ? { outcome: 'refused' } : readLinkReturn(storage, search, kind, uid),
  );
  const isBank = result.outcome === 'linked' && result.kind === 'bank';
  useEffect(() => {
    // A bank link keeps its state until it is confirmed, so that a reload checks it again.
    if (isBank) return;
    clearLinkState(storage, result);
    if (result.outcome !== 'linked') return;
    dispatch(linked({ kind: result.kind, connectionId: result.connectionId }));
    navigate(safeReturnPath(result.from), { replace: true });
  }, [isBank, result, storage, dispatch, navigate]);
  if (result.outcome === 'linked') return isBank ? <BankConfirmation result={result} /> : null;
  return (
    <LinkOutcome
      textKey={textKeyOf(result)}
      kind={result.outcome === 'cancelled' ? 'empty' : 'error'}
      returnPath={result.outcome === 'refused' ? hrefOf('root') : safeReturnPath(result.from)}
    />
  );
}
