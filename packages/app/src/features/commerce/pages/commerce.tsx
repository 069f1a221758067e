import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { usePageRequests, type PageRequests } from '#core/pages/page-data.ts';
import { dataOf, IDLE, isSettled } from '#core/panel/panel.ts';
import { hrefOf } from '#core/routes/href.ts';
import { PlatformsPage } from '#features/_shared/platforms/platforms-page.tsx';
import {
  catalogue,
  platformsRequested,
  selectCatalogue,
  selectPlatforms,
  selectShops,
  shops,
} from '#features/_shared/platforms/platforms-slice.ts';
import { Shops } from '../components/shops.tsx';

const FROM = hrefOf('commerce');
const REQUESTS: PageRequests = [
  () => shops.requested(),
  () => catalogue.requested(),
  () => platformsRequested('commerce'),
];
const selectCommerce = selectPlatforms('commerce');

/**
 * The commerce page: the linked shops, the platform with an unfinished link, and the platforms available for linking
 * (product.md#pages).
 */
export function CommercePage() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  usePageRequests(REQUESTS);
  const shopsPanel = useSelector(selectShops);
  const cataloguePanel = useSelector(selectCatalogue);
  const platformsPanel = useSelector(selectCommerce);
  const catalogueItems = dataOf(cataloguePanel, []);
  const platforms = dataOf(platformsPanel, []);
  const platformNameOf = (id: string) => [...platforms, ...catalogueItems].find((platform) => platform.id === id)?.name;
  // Each shop is labelled with its platform's name, so the shops are shown only once the names have loaded or failed to
  // load.
  const hasPlatformNames =
    dataOf(shopsPanel, []).every(({ integrationId }) => platformNameOf(integrationId) !== undefined) ||
    [cataloguePanel, platformsPanel].every(isSettled);
  const visibleShopsPanel = shopsPanel.status === 'ready' && !hasPlatformNames ? IDLE : shopsPanel;
  const noteOf = (id: string) => {
    const kind = catalogueItems.find((platform) => platform.id === id)?.kind;
    if (kind !== undefined && i18n.exists(`commerce.kind.${kind}`)) return t(`commerce.kind.${kind}`);
    return isSettled(cataloguePanel) ? t('commerce.kind.other') : '';
  };
  const texts = {
    title: t('commerce.title'),
    loadFailed: t('commerce.loadFailed'),
    none: t('commerce.none'),
    about: t('commerce.about'),
    note: { read: t('commerce.note.read'), safe: t('commerce.note.safe'), stop: t('commerce.note.stop') },
  };
  const connectedIds = new Set(dataOf(visibleShopsPanel, []).map(({ integrationId }) => integrationId));
  return (
    <PlatformsPage
      kind="commerce"
      from={FROM}
      texts={texts}
      sources={[
        { sentence: t('commerce.shopsFailed'), panel: visibleShopsPanel, onRetry: () => dispatch(shops.requested()) },
        {
          sentence: t('commerce.kindsFailed'),
          panel: cataloguePanel,
          // The list of platforms shows it.
          hasPart: false,
          onRetry: () => dispatch(catalogue.requested()),
        },
      ]}
      connectedIds={connectedIds}
      noteOf={noteOf}
    >
      <Shops from={FROM} shopsPanel={visibleShopsPanel} platformNameOf={platformNameOf} />
    </PlatformsPage>
  );
}
