import { iconBell } from '@plinth/ui-kit/icons';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Popover } from '@plinth/ui-kit/react/popover';
import type { ComponentRef, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBadgeCount } from './format-badge-count.ts';
import './bell-popover.css';

interface Props {
  /** Number in the badge; 0 hides it. */
  readonly badge: number;
  readonly popover: RefObject<ComponentRef<typeof Popover> | null>;
  readonly onToggle: (isOpen: boolean) => void;
  /** The content of the popover. */
  readonly children: ReactNode;
}

/** A bell button with the number of new notifications, which opens them. */
export function BellPopover({ badge, popover, onToggle, children }: Props) {
  const { t } = useTranslation();
  return (
    <Popover
      ref={popover}
      label={t('notifications.title')}
      placement="bottom-end"
      className="bell-popover"
      onPopoverToggle={({ detail }) => onToggle(detail.open)}
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
      {children}
    </Popover>
  );
}
