import { NumberField } from '@plinth/ui-kit/react/number-field';
import { Select } from '@plinth/ui-kit/react/select';
import { useRef, useState, type ComponentRef } from 'react';

const UNITS = [
  { value: '1', label: 'Weeks' },
  { value: '13', label: 'Quarters' },
  { value: '52', label: 'Years' },
];

export function Example() {
  const field = useRef<ComponentRef<typeof NumberField>>(null);
  const select = useRef<ComponentRef<typeof Select>>(null);
  const [count, setCount] = useState<number | null>(2);
  const [unit, setUnit] = useState('13');
  return (
    <div className="plinth-stack">
      <div className="plinth-row plinth-align-start plinth-nowrap">
        <NumberField
          ref={field}
          className="plinth-grow"
          label="Repay within"
          min={1}
          value={count}
          onChange={() => setCount(field.current?.value ?? null)}
        />
        <Select
          ref={select}
          className="plinth-grow"
          label="Unit"
          options={UNITS}
          value={unit}
          onChange={() => setUnit(select.current?.value ?? unit)}
        />
      </div>
      <output>{count === null ? '' : `${count * Number(unit)} weekly payments`}</output>
    </div>
  );
}
