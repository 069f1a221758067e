import { iconBell } from '@plinth/ui-kit/icons';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Popover } from '@plinth/ui-kit/react/popover';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef, useState, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk, useIdle } from '#core/chunk/use-chunk.ts';
import { bellClicked, selectBadge } from '../notifications-slice.ts';
import { formatBadgeCount } from './format-badge-count.ts';
import './bell.css';

const load = async () => (await import('./bell-panel.tsx')).BellPanel;

/** A bell button that opens the notifications. Its badge shows the number of new ones until the next click. */
export function Bell() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const badge = useSelector(selectBadge);
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<ComponentRef<typeof Popover>>(null);
  const isIdle = useIdle();
  const { part: BellPanel, failed, retry } = useChunk(load, isOpen || isIdle);
  const close = () => {
    popover.current?.hide();
    setOpen(false);
  };
  return (
    <Popover
      ref={popover}
      label={t('notifications.title')}
      placement="bottom-end"
      className="bell-popover"
      onPopoverToggle={(event) => {
        setOpen(event.detail.open);
        if (event.detail.open) dispatch(bellClicked());
      }}
    >
      <Button
        slot="trigger"
        variant="ghost"
        iconOnly
        className="bell"
        label={
          badge > 0
            ? t('notifications.bellCount', { count: badge, shown: formatBadgeCount(badge) })
            : t('notifications.bell')
        }
      >
        <span className="bell-mark">
          <Icon path={iconBell} />
          {badge > 0 ? (
            <Badge kind="count" aria-hidden="true">
              {formatBadgeCount(badge)}
            </Badge>
          ) : null}
        </span>
      </Button>
      {BellPanel ? (
        <BellPanel isOpen={isOpen} onClose={close} />
      ) : failed ? (
        <ChunkFailure onRetry={retry} />
      ) : (
        <Skeleton lines={4} className="bell-placeholder" />
      )}
    </Popover>
  );
}
