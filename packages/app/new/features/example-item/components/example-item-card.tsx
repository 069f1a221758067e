import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FailedPanel, usePanel } from '#core/panel/panels.tsx';
import { LongList } from '#shared/long-list.tsx';
import { exampleItem, selectExampleItemPanel } from '../example-item-slice.ts';
import './example-item-card.css';

const PLACEHOLDER_ROWS = [0, 1, 2];

/** Example item as a list, with its loading, error and empty state. */
export function ExampleItemCard() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panel = usePanel(useSelector(selectExampleItemPanel));

  const body = () => {
    if (panel.status === 'failed')
      return <FailedPanel heading={t('exampleItem.failed')} onRetry={() => dispatch(exampleItem.requested())} />;
    if (panel.status !== 'ready') {
      return (
        <div aria-busy="true">
          {PLACEHOLDER_ROWS.map((row) => (
            <div key={row} className="example-item-placeholder">
              <Skeleton />
            </div>
          ))}
        </div>
      );
    }
    if (panel.data.length === 0)
      return <EmptyState heading={t('exampleItem.empty')} text={t('exampleItem.emptyText')} />;
    return (
      <LongList rows={panel.data}>
        {({ id, subject }) => (
          <li key={id} className="example-item-row">
            <bdi>{subject}</bdi>
          </li>
        )}
      </LongList>
    );
  };

  return (
    <Card flush>
      <h2 slot="heading">{t('exampleItem.list')}</h2>
      {body()}
    </Card>
  );
}
