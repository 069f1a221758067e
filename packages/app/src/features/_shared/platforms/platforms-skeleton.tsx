import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import './platforms.css';

interface Props {
  /** The number of platform rows. */
  readonly rows: number;
  /** The number of detail lines in the first row. */
  readonly facts?: number;
}

/** A skeleton with the size of the platforms being loaded. */
export function PlatformsSkeleton({ rows, facts = 0 }: Props) {
  const { t } = useTranslation();
  return (
    <div className="platform-part" aria-busy="true">
      <output className="visually-hidden">{t('platforms.loading')}</output>
      <div className="platform-rows">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={facts > 0 ? 'platform-row platform-connection' : 'platform-row'}>
            <Skeleton shape="block" />
            <Skeleton />
            {facts > 0 ? (
              <div className="facts platform-facts">
                {Array.from({ length: facts }, (_fact, fact) => (
                  <div key={fact}>
                    <Skeleton shape="block" />
                  </div>
                ))}
              </div>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}
