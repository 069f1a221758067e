import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Feature } from '#core/feature.ts';
import { linkingFeature } from '#core/linking/linking.saga.ts';
import { dataOf } from '#core/panel/panel.ts';
import { PlatformsPage } from '#core/platforms/platforms-page.tsx';
import { accountingFeature, information, platformsWanted, selectInformation } from '#core/platforms/platforms.ts';
import { unlinkingFeature } from '#core/platforms/unlinking.saga.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import { Company } from '../components/company.tsx';

export const feature: Feature = {
  reducers: { ...accountingFeature.reducers, ...linkingFeature.reducers, ...unlinkingFeature.reducers },
  watchers: [...accountingFeature.watchers, ...linkingFeature.watchers, ...unlinkingFeature.watchers],
};

const FROM = hrefOf('accounting');

/** The accounting platforms: the linked company, and the way to link one (spec §2 /accounting). */
export default function AccountingPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const customerId = useSelector(selectCustomerId);
  const company = useSelector(selectInformation);
  useEffect(() => {
    if (customerId === null) return;
    dispatch(information.wanted());
    dispatch(platformsWanted('accounting'));
  }, [dispatch, customerId]);
  const linkedId = dataOf(company, null)?.integrationId;
  const words = {
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
      words={words}
      linked={company}
      shown={new Set(linkedId === undefined ? [] : [linkedId])}
    >
      <Company from={FROM} />
    </PlatformsPage>
  );
}
