import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useState } from 'react';

const PERIODS = ['This week', 'This month', 'This year'];

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [period, setPeriod] = useState('This month');
  return (
    <div className="plinth-row">
      <DropdownMenu
        open={isOpen}
        onDropdownToggle={({ detail }) => setOpen(detail.open)}
        onMenuSelect={({ detail }) => setPeriod(detail.value)}
      >
        <Button slot="trigger">{period}</Button>
        {PERIODS.map((name) => (
          <MenuItem key={name} type="radio" value={name} checked={name === period}>
            {name}
          </MenuItem>
        ))}
      </DropdownMenu>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Change the period
      </Button>
    </div>
  );
}
