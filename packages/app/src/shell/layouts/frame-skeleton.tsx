import { useTranslation } from 'react-i18next';
import { BrandMark } from '#core/brand/brand-mark.tsx';
import type { Page } from '#core/pages/page.ts';
import { CardSkeleton } from '#shared/card-skeleton.tsx';
import { MENU } from '../menu.ts';
import './frame-skeleton.css';

interface Props {
  /** The page that is loading; undefined while it is unknown. */
  readonly current: Page | undefined;
}

/** The cards of a page that is loading, from top to bottom. The dashboard has a large first one and a chart. */
function cardsOf(current: Page | undefined): readonly ('low' | 'high')[] {
  return current === undefined || current.id === 'dashboard' ? ['low', 'high', 'low'] : ['low'];
}

function MenuLabels({ current }: Props) {
  const { t } = useTranslation();
  return MENU.map(({ page, icon, subpages }) => {
    const isCurrent = current !== undefined && (page.id === current.id || subpages?.includes(current.id));
    return (
      <li key={page.id} className={isCurrent ? 'frame-item frame-item-current' : 'frame-item'}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
        {t(page.entry.title)}
      </li>
    );
  });
}

/**
 * The menu, the navbar and the place of the page, before the code and the session that fill them have loaded. It has the
 * measures of the real layout, which replaces it without moving anything.
 */
export function FrameSkeleton({ current }: Props) {
  const { t } = useTranslation();
  return (
    <div className="frame">
      <div className="frame-menu" aria-hidden="true">
        <div className="frame-brand">
          <BrandMark />
        </div>
        <ul>
          <MenuLabels current={current} />
        </ul>
      </div>
      <div className="frame-page">
        <div className="frame-navbar" aria-hidden="true">
          <span className="frame-mark">
            <svg viewBox="0 0 24 24">
              <path d="M4 6h16M4 12h16M4 18h16" />
            </svg>
          </span>
          <span className="skeleton-bar frame-company" />
          <span className="skeleton-bar frame-user" />
        </div>
        <output className="frame-main">
          <span className="visually-hidden">{t('shell.loading')}</span>
          <span className="frame-title" aria-hidden="true">
            {current === undefined ? null : t(current.entry.title)}
          </span>
          {cardsOf(current).map((height, index) => (
            <CardSkeleton key={index} height={height} />
          ))}
        </output>
      </div>
    </div>
  );
}
