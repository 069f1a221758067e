import { availableOf } from '@plinth/api-client/resources/topups';
import { currencyDigits } from '@plinth/ui-kit/format';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { brand } from '#core/config/brand.ts';
import { dataOf } from '#core/panel/panel.ts';
import { isTopupOpen, topupHref } from '#features/_shared/topup/topup-href.ts';
import { selectTopup } from '#features/_shared/topup/topup-slice.ts';
import { focusHeading } from '#shared/focus-heading.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';
import { topupRange } from '../figures/topup-request.ts';

const load = async () => (await import('./topup-drawer.tsx')).TopupDrawer;

/** The form of a top-up request, which the address opens and closes. */
interface TopupDrawerState {
  /** Opens the form; `null` while nothing is available. */
  readonly open: (() => void) | null;
  /** Whether the form is open but its code is still loading. */
  readonly isLoading: boolean;
  /** The form, or an error if its code failed to load; to render beside the page's cards. */
  readonly drawer: ReactNode;
}

const MINOR_UNITS = 10 ** currencyDigits(brand.currency);

/** Returns the form of a top-up request. Its code is loaded when the form is opened for the first time. */
export function useTopupDrawer(): TopupDrawerState {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const data = dataOf(useSelector(selectTopup), null);
  const available = data ? availableOf(data) : 0;
  const range = topupRange(available, brand.topup.min, MINOR_UNITS);
  const isRequested = isTopupOpen(search);
  const [wasOpen, setWasOpen] = useState(false);
  // An open form stays open when a refresh finds that nothing is available: it says so, or what it has sent.
  const isOpen = isRequested && (range !== null || wasOpen);
  if (wasOpen !== isOpen) setWasOpen(isOpen);
  const { part: TopupDrawer, failed, retry } = useChunk(load, isOpen);
  const close = useCallback(() => {
    navigate(topupHref(search, false), { replace: true });
    // The element that opened the form may be gone, or the form was opened by its address.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeading();
    });
  }, [navigate, search]);

  const renderDrawer = () => {
    if (!isOpen) return null;
    if (TopupDrawer) return <TopupDrawer range={range} available={available} onClose={close} />;
    if (!failed) return null;
    return (
      <Alert variant="danger">
        {t('dashboard.topup.notLoaded')}
        <Button slot="action" size="small" onClick={retry}>
          {t('dashboard.topup.retry')}
        </Button>
      </Alert>
    );
  };
  return {
    open: range && (() => navigate(topupHref(search, true))),
    isLoading: isOpen && !TopupDrawer && !failed,
    drawer: renderDrawer(),
  };
}
