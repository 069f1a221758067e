import { Button } from '@plinth/ui-kit/react/button';
import { NumberField } from '@plinth/ui-kit/react/number-field';
import { useRef, useState, type ComponentRef } from 'react';

const TOTAL = 20_150;
const SUGGESTED_WEEKS = 31;

export function Example() {
  const field = useRef<ComponentRef<typeof NumberField>>(null);
  const [weeks, setWeeks] = useState<number | null>(SUGGESTED_WEEKS);
  const payment = weeks === null || weeks < 4 || weeks > 78 ? null : Math.ceil(TOTAL / weeks);
  return (
    <div className="plinth-stack plinth-align-start">
      <NumberField
        ref={field}
        label="Weeks"
        min={4}
        max={78}
        value={weeks}
        onInput={() => setWeeks(field.current?.value ?? null)}
      />
      <output>{payment === null ? 'Enter 4 to 78 weeks.' : `$${payment.toLocaleString('en-US')} each week`}</output>
      <Button onClick={() => setWeeks(SUGGESTED_WEEKS)}>Use {SUGGESTED_WEEKS} weeks</Button>
    </div>
  );
}
