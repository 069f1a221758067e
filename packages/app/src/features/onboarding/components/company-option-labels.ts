import { useTranslation } from 'react-i18next';
import { money } from '#core/money.tsx';
import { isolate } from '#shared/isolate.ts';
import { INDUSTRIES, REVENUE_BANDS } from '../fields/company-options.ts';

/** Returns a function that translates an industry. An unknown name is returned as it is. */
export function useIndustryLabel(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => {
    const key = Object.entries(INDUSTRIES).find(([, industry]) => industry === name)?.[0];
    return key === undefined ? name : t(`onboarding.industries.${key}`);
  };
}

/** Returns a function that translates a band of monthly revenue. An unknown name is returned as it is. */
export function useRevenueBandLabel(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => {
    const band = REVENUE_BANDS.find((revenueBand) => revenueBand.name === name);
    if (!band) return name;
    const low = money(band.from);
    if (band.to === null) return t('onboarding.bands.over', { low });
    const high = money(band.to);
    return band.from === 0 ? t('onboarding.bands.under', { high }) : isolate(t('onboarding.range', { low, high }));
  };
}
