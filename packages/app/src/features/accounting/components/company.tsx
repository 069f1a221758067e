import { formatDateInYear } from '@plinth/ui-kit/format';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { dataOf } from '#core/panel/panel.ts';
import { usePanel } from '#core/panel/panels.tsx';
import { ConnectionRow } from '#features/_shared/platforms/connection-row.tsx';
import { PlatformsSkeleton } from '#features/_shared/platforms/platforms-skeleton.tsx';
import { selectInformation, selectPlatforms } from '#features/_shared/platforms/platforms-slice.ts';
import { Facts } from '#shared/facts.tsx';

const selectAccounting = selectPlatforms('accounting');

/** The company's data from the linked accounting platform (product.md#entities, accounting company). */
export function Company({ from }: { readonly from: string }) {
  const { t } = useTranslation();
  const { now } = useServices();
  const panel = usePanel(useSelector(selectInformation));
  const platforms = dataOf(useSelector(selectAccounting), []);
  if (panel.status !== 'ready') return <PlatformsSkeleton rows={1} facts={3} />;
  if (panel.data === null) return null;
  const { integrationId, connectionId, status, linkedAt, lastReadAt, company } = panel.data;
  const name = platforms.find(({ id }) => id === integrationId)?.name ?? t('accounting.platform');
  return (
    <ul className="platform-part">
      {/* The key remounts the row when the platform's name has loaded, so that nothing beside it moves. */}
      <ConnectionRow
        key={name}
        kind="accounting"
        from={from}
        integrationId={integrationId}
        connectionId={connectionId}
        name={name}
        status={status}
        lastReadAt={lastReadAt}
        isPrimary
      >
        <Facts
          className="platform-facts"
          facts={[
            [t('accounting.fact.company'), company?.name ?? t('accounting.unknown')],
            [t('accounting.fact.currency'), company?.currency ?? t('accounting.unknown')],
            [t('accounting.fact.linkedAt'), formatDateInYear(linkedAt, now())],
          ]}
        />
      </ConnectionRow>
    </ul>
  );
}
