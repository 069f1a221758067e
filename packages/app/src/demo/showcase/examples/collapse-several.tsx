import { Button } from '@plinth/ui-kit/react/button';
import { Collapse } from '@plinth/ui-kit/react/collapse';
import { useState } from 'react';

const SECTIONS = [
  ['The fee', 'It is 9 percent of what was funded, and part of each weekly payment.'],
  ['The payments', 'Each Monday, $4,100 are collected from your account at Northgate.'],
] as const;
const NAMES: readonly string[] = SECTIONS.map(([name]) => name);

export function Example() {
  const [openNames, setOpenNames] = useState<readonly string[]>([]);
  const areAllOpen = openNames.length === NAMES.length;
  return (
    <div className="plinth-stack">
      <div className="plinth-row">
        <Button expanded={areAllOpen ? 'true' : 'false'} onClick={() => setOpenNames(areAllOpen ? [] : NAMES)}>
          {areAllOpen ? 'Hide both' : 'Show both'}
        </Button>
      </div>
      {SECTIONS.map(([name, text]) => (
        <Collapse
          key={name}
          open={openNames.includes(name)}
          onCollapseToggle={({ detail: { open } }) =>
            setOpenNames((current) => (open ? [...current, name] : current.filter((other) => other !== name)))
          }
        >
          <Button slot="trigger" size="small" variant="ghost">
            {name}
          </Button>
          <p>{text}</p>
        </Collapse>
      ))}
    </div>
  );
}
