import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { usePageRequests, type PageRequests } from '#core/pages/page-data.ts';
import { dataOf } from '#core/panel/panel.ts';
import { hrefOf } from '#core/routes/href.ts';
import { PlatformsPage } from '#features/_shared/platforms/platforms-page.tsx';
import { information, platformsRequested, selectInformation } from '#features/_shared/platforms/platforms-slice.ts';
import { Company } from '../components/company.tsx';

const FROM = hrefOf('accounting');
const REQUESTS: PageRequests = [() => information.requested(), () => platformsRequested('accounting')];

/** The accounting page: the linked company, and the platforms available for linking (product.md#pages). */
export function AccountingPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  usePageRequests(REQUESTS);
  const company = useSelector(selectInformation);
  const linkedId = dataOf(company, null)?.integrationId;
  const texts = {
    title: t('accounting.title'),
    loadFailed: t('accounting.loadFailed'),
    none: t('accounting.none'),
    about: t('accounting.about'),
    note: { read: t('accounting.note.read'), safe: t('accounting.note.safe'), stop: t('accounting.note.stop') },
  };
  return (
    <PlatformsPage
      kind="accounting"
      from={FROM}
      texts={texts}
      sources={[
        {
          sentence: t('accounting.informationFailed'),
          panel: company,
          onRetry: () => dispatch(information.requested()),
        },
      ]}
      connectedIds={new Set(linkedId === undefined ? [] : [linkedId])}
    >
      <Company from={FROM} />
    </PlatformsPage>
  );
}
