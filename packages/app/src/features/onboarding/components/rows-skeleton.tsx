import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';

/** Skeleton rows with the height of the loaded rows. */
export function RowsSkeleton({ rows }: { readonly rows: number }) {
  const { t } = useTranslation();
  return (
    <div className="onboarding-rows" aria-busy="true">
      <output className="visually-hidden">{t('onboarding.loading')}</output>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="onboarding-row">
          <Skeleton shape="block" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

/** A placeholder for a large button whose action is not known yet. */
export function ButtonSkeleton() {
  return <Skeleton shape="block" className="onboarding-pending" />;
}
