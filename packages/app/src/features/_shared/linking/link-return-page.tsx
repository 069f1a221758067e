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

/** A path of this app, or its root: the place to come back to was kept where another script could have written. */
function safeReturnPath(from: string): string {
  return /^\/(?![/\\])/.test(from) ? from : '/';
}

function textKeyOf(result: Exclude<LinkReturn, { readonly outcome: 'linked' }>): string {
  if (result.outcome === 'refused') return 'refused';
  return result.outcome === 'cancelled' && result.again ? 'again' : `${result.kind}.${result.outcome}`;
}

/**
 * Says how a link ended on the hosted page, and leads back to where it was begun. A link that was made goes back by
 * itself; what the address says is believed only with the state that was kept (see link-return).
 * @param kind what the route is for; null when the address names nothing that can be linked.
 */
export function LinkReturnPage({ kind }: { readonly kind: LinkKind | null }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { storage } = useServices();
  const { search } = useLocation();
  // Read while rendering, forgotten after: a render may run twice, and both have to see the same.
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

  const words = textKeyOf(result);
  const back = result.outcome === 'refused' ? '/' : safeReturnPath(result.from);
  return (
    <LinkFrame
      kind={result.outcome === 'cancelled' ? 'empty' : 'error'}
      title={t(`linkReturn.${words}.title`)}
      text={t(`linkReturn.${words}.text`)}
    >
      <Button variant="primary" onClick={() => navigate(back, { replace: true })}>
        {t(result.outcome === 'refused' ? 'linkReturn.home' : 'linkReturn.back')}
      </Button>
    </LinkFrame>
  );
}
