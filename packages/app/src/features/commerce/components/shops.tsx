import type { Shop } from '@plinth/api-client/resources/commerce';
import { formatDateInYear } from '@plinth/ui-kit/format';
import { useTranslation } from 'react-i18next';
import { useServices } from '#core/context.ts';
import type { Panel } from '#core/panel/panel.ts';
import { usePanel } from '#core/panel/panels.tsx';
import { ConnectionRow } from '#features/_shared/platforms/connection-row.tsx';
import { PlatformsSkeleton } from '#features/_shared/platforms/platforms-skeleton.tsx';
import { Facts } from '#shared/facts.tsx';
import { LongList } from '#shared/long-list.tsx';

interface Props {
  readonly from: string;
  readonly shopsPanel: Panel<readonly Shop[]>;
  /** Returns the name of a platform, or undefined if it is not known. */
  readonly platformNameOf: (id: string) => string | undefined;
}

/** A list of the linked shops. Those that need a new sign-in come first. */
export function Shops({ from, shopsPanel, platformNameOf }: Props) {
  const { t } = useTranslation();
  const { now } = useServices();
  const panel = usePanel(shopsPanel);
  if (panel.status !== 'ready') return <PlatformsSkeleton rows={2} facts={2} />;
  if (panel.data.length === 0) return null;
  const rows = panel.data.toSorted((a, b) => Number(b.status === 'AUTH_ERROR') - Number(a.status === 'AUTH_ERROR'));
  return (
    <div className="platform-part">
      <LongList className="platform-rows" rows={rows}>
        {({ id, integrationId, name, status, linkedAt, lastReadAt }, index) => {
          const platform = platformNameOf(integrationId) ?? name;
          return (
            <ConnectionRow
              key={id}
              kind="commerce"
              from={from}
              integrationId={integrationId}
              connectionId={id}
              name={platform}
              status={status}
              lastReadAt={lastReadAt}
              isPrimary={index === 0}
            >
              <Facts
                className="platform-facts"
                facts={[
                  [t('commerce.fact.shop'), name],
                  [t('commerce.fact.linkedAt'), formatDateInYear(linkedAt, now())],
                ]}
              />
            </ConnectionRow>
          );
        }}
      </LongList>
    </div>
  );
}
