import { iconBell, iconMail, iconPhone } from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Switch } from '@plinth/ui-kit/react/switch';

const CHANNELS = [
  { name: 'email', label: 'Email', icon: iconMail },
  { name: 'phone', label: 'Text message', icon: iconPhone },
  { name: 'push', label: 'Notification', icon: iconBell },
];

export function Example() {
  return (
    <div className="plinth-stack plinth-align-start">
      {CHANNELS.map(({ name, label, icon }) => (
        <div key={name} className="plinth-row plinth-nowrap">
          <Icon size="small" path={icon} />
          <Switch name={name} defaultChecked={name === 'email'}>
            {label}
          </Switch>
        </div>
      ))}
    </div>
  );
}
