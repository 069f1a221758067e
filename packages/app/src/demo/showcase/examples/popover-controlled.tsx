import { Button } from '@plinth/ui-kit/react/button';
import { Popover } from '@plinth/ui-kit/react/popover';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);

  return (
    <Popover
      open={isOpen}
      label="Limit"
      placement="bottom-start"
      onPopoverToggle={({ detail }) => setOpen(detail.open)}
    >
      <Button slot="trigger">{isOpen ? 'Hide the limit' : 'Show the limit'}</Button>
      <div className="plinth-stack plinth-align-start">
        <span>$25,000 of $40,000 can be drawn today.</span>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </div>
    </Popover>
  );
}
