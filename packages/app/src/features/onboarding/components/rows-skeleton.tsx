import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';

/** Rows of the size of those that come. */
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

/** A large button of which it is not known yet what it does. */
export function ButtonSkeleton() {
  return <Skeleton shape="block" className="onboarding-pending" />;
}
