import { Button } from '@plinth/ui-kit/react/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useServices } from '#core/context.ts';
import { linked } from '#core/events.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';
import { LinkFrame } from './link-frame.tsx';
import { clearLinkState, readLinkReturn, type LinkReturn } from './link-return.ts';
import type { LinkKind } from './linking-slice.ts';

/**
 * Returns `from` if it is a path within this app, otherwise the root. The stored path is untrusted because other
 * scripts can write to the storage.
 */
function safeReturnPath(from: string): string {
  return /^\/(?![/\\])/.test(from) ? from : '/';
}

function textKeyOf(result: Exclude<LinkReturn, { readonly outcome: 'linked' }>): string {
  if (result.outcome === 'refused') return 'refused';
  return result.outcome === 'cancelled' && result.isReauthentication ? 'again' : `${result.kind}.${result.outcome}`;
}

/**
 * The page that a hosted page returns to. Shows the outcome of the link and leads back to the page where it started. A
 * successful link navigates back automatically. The URL's parameters are trusted only if they match the stored state
 * (see link-return).
 * @param kind the kind of link that the route handles, or null if the URL does not name a valid kind.
 */
export function LinkReturnPage({ kind }: { readonly kind: LinkKind | null }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { storage } = useServices();
  const { search } = useLocation();
  // Read during rendering and cleared in an effect: React may render twice, and both renders must get the same result.
  const [result] = useState((): LinkReturn =>
    kind === null ? { outcome: 'refused' } : readLinkReturn(storage, search, kind),
  );
  useEffect(() => {
    clearLinkState(storage, result);
    if (result.outcome !== 'linked') return;
    dispatch(linked({ kind: result.kind, connectionId: result.connectionId }));
    navigate(safeReturnPath(result.from), { replace: true });
  }, [result, storage, dispatch, navigate]);
  if (result.outcome === 'linked') return null;

  const textKey = textKeyOf(result);
  const returnPath = result.outcome === 'refused' ? '/' : safeReturnPath(result.from);
  return (
    <LinkFrame
      kind={result.outcome === 'cancelled' ? 'empty' : 'error'}
      title={t(`linkReturn.${textKey}.title`)}
      text={t(`linkReturn.${textKey}.text`)}
    >
      <Button variant="primary" onClick={() => navigate(returnPath, { replace: true })}>
        {t(result.outcome === 'refused' ? 'linkReturn.home' : 'linkReturn.back')}
      </Button>
    </LinkFrame>
  );
}
