import type { Device } from '@plinth/api-client/demo/account';
import { formatRelative } from '@plinth/ui-kit/format';
import { iconMonitor } from '@plinth/ui-kit/icons/monitor';
import { iconSmartphone } from '@plinth/ui-kit/icons/smartphone';
import { iconTablet } from '@plinth/ui-kit/icons/tablet';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { ListGroup } from '@plinth/ui-kit/react/list-group';
import { ListItem } from '@plinth/ui-kit/react/list-item';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { doneToast } from '../toasts.ts';
import { useUpdateAccountMutation, type AccountOwner } from './account-api.ts';

const ICONS: Readonly<Record<Device['kind'], string>> = {
  desktop: iconMonitor,
  phone: iconSmartphone,
  tablet: iconTablet,
};

const nameOf = ({ browser, system }: Device): string => `${browser} on ${system}`;

interface SignOutProps {
  readonly owner: AccountOwner;
  readonly device: Device;
  readonly onClose: () => void;
  readonly onSignedOut: ((device: Device) => void) | undefined;
}

function SignOutDialog({ owner, device, onClose, onSignedOut }: SignOutProps) {
  const dispatch = useDispatch();
  const [update] = useUpdateAccountMutation();
  const signOut = async () => {
    const { error } = await update({ owner, update: { section: 'devices', data: { removedId: device.id } } });
    if (error) return false;
    dispatch(doneToast(`${nameOf(device)} was signed out`));
    onSignedOut?.(device);
    return true;
  };
  return (
    <ConfirmDialog
      heading={`Sign out ${nameOf(device)}?`}
      action="Sign out"
      failure="The device was not signed out."
      onConfirm={signOut}
      onClose={onClose}
    >
      The session on this device ends. Signing in there again needs the password.
    </ConfirmDialog>
  );
}

interface Props {
  readonly owner: AccountOwner;
  readonly devices: readonly Device[];
  /** Called when a device was signed out. */
  readonly onSignedOut?: (device: Device) => void;
}

/** The devices that are signed in to an account, each with a button that signs it out. */
export function DevicesCard({ owner, devices, onSignedOut }: Props) {
  const [leaving, setLeaving] = useState<Device | null>(null);
  const [now] = useState(() => Date.now());
  return (
    <Card flush>
      <h2 slot="heading">Recent devices</h2>
      {devices.length === 0 ? (
        <EmptyState heading="No devices" text="The devices that are signed in appear here." />
      ) : (
        <ListGroup label="Recent devices" className="account-list">
          {devices.map((device) => (
            <ListItem key={device.id}>
              <Icon slot="start" path={ICONS[device.kind]} />
              <span className="account-line">
                <bdi>{nameOf(device)}</bdi>
                {device.isCurrent ? <Badge>This device</Badge> : null}
              </span>
              <bdi slot="description">
                {device.location} · {formatRelative(device.lastActive, now, { language: 'en-US' })}
              </bdi>
              <Button
                slot="actions"
                size="small"
                label={`Sign out ${nameOf(device)}`}
                onClick={() => setLeaving(device)}
              >
                Sign out
              </Button>
            </ListItem>
          ))}
        </ListGroup>
      )}
      {leaving ? (
        <SignOutDialog owner={owner} device={leaving} onClose={() => setLeaving(null)} onSignedOut={onSignedOut} />
      ) : null}
    </Card>
  );
}
