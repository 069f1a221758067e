import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { dataOf } from '#core/panel/panel.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import { PlatformsPage } from '#features/_shared/platforms/platforms-page.tsx';
import { information, platformsRequested, selectInformation } from '#features/_shared/platforms/platforms-slice.ts';
import { Company } from '../components/company.tsx';

const FROM = hrefOf('accounting');

/** The accounting page: the linked company, and the platforms available for linking (spec §2 /accounting). */
export function AccountingPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const customerId = useSelector(selectCustomerId);
  const company = useSelector(selectInformation);
  useEffect(() => {
    if (customerId === null) return;
    dispatch(information.requested());
    dispatch(platformsRequested('accounting'));
  }, [dispatch, customerId]);
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
      connectionsPanel={company}
      connectedIds={new Set(linkedId === undefined ? [] : [linkedId])}
    >
      <Company from={FROM} />
    </PlatformsPage>
  );
}
