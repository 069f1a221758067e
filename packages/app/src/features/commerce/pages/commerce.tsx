import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { dataOf, IDLE, isSettled } from '#core/panel/panel.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import { PlatformsPage } from '#features/_shared/platforms/platforms-page.tsx';
import {
  catalogue,
  platformsRequested,
  selectCatalogue,
  selectPlatforms,
  selectShops,
  shops,
} from '#features/_shared/platforms/platforms-slice.ts';
import { focusHeading } from '#shared/focus-heading.ts';
import { Shops } from '../components/shops.tsx';

const FROM = hrefOf('commerce');
const selectCommerce = selectPlatforms('commerce');

/**
 * The commerce page: the linked shops, the platform with an unfinished link, and the platforms available for linking
 * (spec §2 /commerce).
 */
export function CommercePage() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const customerId = useSelector(selectCustomerId);
  const read = useSelector(selectShops);
  const known = useSelector(selectCatalogue);
  const platforms = useSelector(selectCommerce);
  useEffect(() => {
    if (customerId === null) return;
    dispatch(shops.requested());
    dispatch(catalogue.requested());
    dispatch(platformsRequested('commerce'));
  }, [dispatch, customerId]);
  const offered = dataOf(known, []);
  const standing = dataOf(platforms, []);
  const nameOf = (id: string) => [...standing, ...offered].find((platform) => platform.id === id)?.name;
  // Each shop is labelled with its platform's name, so the shops are shown only once the names have loaded or failed to
  // load.
  const isNamed =
    dataOf(read, []).every(({ integrationId }) => nameOf(integrationId) !== undefined) ||
    [known, platforms].every(isSettled);
  const linked = read.status === 'ready' && !isNamed ? IDLE : read;
  const retry = () => {
    // The retry button disappears with the error message, so focus moves to the heading.
    focusHeading();
    dispatch(catalogue.requested());
  };
  const noteOf = (id: string) => {
    const kind = offered.find((platform) => platform.id === id)?.kind;
    if (kind !== undefined && i18n.exists(`commerce.kind.${kind}`)) return t(`commerce.kind.${kind}`);
    return isSettled(known) ? t('commerce.kind.other') : '';
  };
  const words = {
    title: t('commerce.title'),
    loadFailed: t('commerce.loadFailed'),
    none: t('commerce.none'),
    about: t('commerce.about'),
    note: { read: t('commerce.note.read'), safe: t('commerce.note.safe'), stop: t('commerce.note.stop') },
  };
  const foot =
    known.status !== 'failed' ? null : (
      <Alert variant="danger">
        {t('commerce.kindsFailed')} {t('panel.restLoaded')}
        <Button slot="action" size="small" onClick={retry}>
          {t('commerce.retry')}
        </Button>
      </Alert>
    );
  const shown = new Set(dataOf(linked, []).map(({ integrationId }) => integrationId));
  return (
    <PlatformsPage
      kind="commerce"
      from={FROM}
      words={words}
      linked={linked}
      shown={shown}
      others={[known]}
      noteOf={noteOf}
      foot={foot}
    >
      <Shops from={FROM} shown={linked} nameOf={nameOf} />
    </PlatformsPage>
  );
}
