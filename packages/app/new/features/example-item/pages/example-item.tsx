import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import { usePageRequests, type PageRequests } from '#core/pages/page-data.ts';
import { Panels } from '#core/panel/panels.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { ExampleItemCard } from '../components/example-item-card.tsx';
import { exampleItem, selectExampleItemPanel } from '../example-item-slice.ts';
import './example-item.css';

const REQUESTS: PageRequests = [() => exampleItem.requested()];

/** The page at `/example-item`. */
export function ExampleItemPage() {
  const { t } = useTranslation();
  usePageRequests(REQUESTS);
  const panel = useSelector(selectExampleItemPanel);
  return (
    <div className="example-item">
      <PageHeading>{t('exampleItem.title')}</PageHeading>
      <Panels panels={[panel]}>
        <CardBoundary>
          <ExampleItemCard />
        </CardBoundary>
      </Panels>
    </div>
  );
}
