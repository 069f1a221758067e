import { Card } from '@plinth/ui-kit/react/card';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useServices } from '#core/context.ts';
import { usePageRequests, type PageRequests } from '#core/pages/page-data.ts';
import { platformsRequested } from '#features/_shared/platforms/platforms-slice.ts';
import { application, selectApplication } from '#features/dashboard/application-slice.ts';
import { dayInYear } from '#shared/day-in-year.ts';
import { PageHeading } from '#shared/page-heading.tsx';

const load = async () => (await import('./first-run.tsx')).FirstRun;
const REQUESTS: PageRequests = [
  () => application.requested(),
  () => platformsRequested('accounting'),
  () => platformsRequested('commerce'),
];

/**
 * The dashboard of a business without a contract. Its content is loaded on demand, so that a financed business does not
 * load it; its data is requested meanwhile.
 */
export function LazyFirstRun() {
  const { t } = useTranslation();
  usePageRequests(REQUESTS);
  const { now } = useServices();
  const lead = useSelector(selectApplication);
  const { part: FirstRun, failed, retry } = useChunk(load, true);
  return (
    <div className="plinth-stack plinth-gap-section">
      <div className="dashboard-head">
        <PageHeading>{t('dashboard.title')}</PageHeading>
        <span className="text-13 faint">
          {lead ? t('dashboard.first.started', { date: dayInYear(lead.created, now()) }) : null}
        </span>
      </div>
      {FirstRun ? (
        <FirstRun />
      ) : failed ? (
        <ChunkFailure onRetry={retry} />
      ) : (
        <Card variant="hero" aria-busy="true">
          <Skeleton lines={4} />
          <Skeleton slot="aside" lines={4} />
        </Card>
      )}
    </div>
  );
}
