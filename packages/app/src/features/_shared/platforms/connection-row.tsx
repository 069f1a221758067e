import { formatDate, formatDateInYear } from '@plinth/ui-kit/format';
import { iconEllipsis, iconUnplug } from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { ConnectionStatus } from '@plinth/ui-kit/react/connection-status';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { LinkFailure } from '#features/_shared/linking/link-failure.tsx';
import { linkRequested, selectLinking } from '#features/_shared/linking/linking-slice.ts';
import type { PlatformKind } from './platforms-slice.ts';
import { unlinkAsked } from './unlinking.ts';
import './platforms.css';

/** When a connection was last read: the time if that was today, otherwise the date. */
function LastRead({ lastReadAt }: { readonly lastReadAt: string | null }) {
  const { t } = useTranslation();
  const { now } = useServices();
  if (lastReadAt === null) return t('platforms.neverRead');
  const isToday = new Date(lastReadAt).toDateString() === new Date(now()).toDateString();
  return isToday
    ? t('platforms.readToday', { time: formatDate(lastReadAt, 'time') })
    : t('platforms.readOn', { date: formatDateInYear(lastReadAt, now()) });
}

interface Props {
  readonly kind: PlatformKind;
  readonly from: string;
  readonly integrationId: string;
  /** Null if the provider returns no connection that can be removed. */
  readonly connectionId: string | null;
  readonly name: string;
  readonly status: string;
  readonly lastReadAt: string | null;
  /** Whether its Reconnect button is the page's primary action. At most one row has it. */
  readonly isPrimary: boolean;
  /** Further details of the connection. */
  readonly children?: ReactNode;
}

/** A row that shows a linked connection with its status and the actions to sign in again or to unlink it. */
export function ConnectionRow({
  kind,
  from,
  integrationId,
  connectionId,
  name,
  status,
  lastReadAt,
  isPrimary,
  children,
}: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const linking = useSelector(selectLinking);
  const openingId = linking.status === 'opening' ? linking.request.id : null;
  const isBroken = status === 'AUTH_ERROR';
  return (
    <li className="platform-row platform-connection">
      <Avatar shape="square" size="large" name={name} aria-hidden="true" />
      <div>
        <p className="platform-connection-head">
          <span className="platform-row-name">{name}</span>
          <ConnectionStatus status={status} />
        </p>
        <p className="text-13 muted">{isBroken ? t('platforms.signInAgain') : <LastRead lastReadAt={lastReadAt} />}</p>
      </div>
      <div className={isBroken ? 'platform-row-actions platform-row-actions-wide' : 'platform-row-actions'}>
        {isBroken ? (
          <Button
            variant={isPrimary ? 'accent' : 'accent-line'}
            label={t('platforms.reconnectName', { name })}
            busy={openingId === integrationId}
            disabled={openingId !== null && openingId !== integrationId}
            onClick={() => dispatch(linkRequested({ kind, from, id: integrationId, reauthenticates: true }))}
          >
            {t('platforms.reconnect')}
          </Button>
        ) : null}
        {connectionId === null ? null : (
          <DropdownMenu
            label={t('platforms.more', { name })}
            placement="bottom-end"
            onMenuSelect={() => dispatch(unlinkAsked({ kind, connectionId, integrationId, name }))}
          >
            <Button slot="trigger" variant="ghost" iconOnly label={t('platforms.more', { name })}>
              <Icon path={iconEllipsis} />
            </Button>
            <MenuItem value="unlink">
              <Icon slot="start" size="small" path={iconUnplug} />
              {t('platforms.unlink')}
            </MenuItem>
          </DropdownMenu>
        )}
      </div>
      {children}
      <div className="platform-row-failure">
        <LinkFailure kind={kind} id={integrationId} />
      </div>
    </li>
  );
}
