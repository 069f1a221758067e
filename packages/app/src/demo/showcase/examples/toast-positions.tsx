import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { ToastRegion } from '@plinth/ui-kit/react/toast-region';
import { useRef, useState, type ComponentProps, type ComponentRef } from 'react';

type Position = NonNullable<ComponentProps<typeof ToastRegion>['position']>;

const POSITIONS: readonly Position[] = [
  'top-start',
  'top-center',
  'top-end',
  'bottom-start',
  'bottom-center',
  'bottom-end',
];

export function Example() {
  const [position, setPosition] = useState<Position>('bottom-end');
  const region = useRef<ComponentRef<typeof ToastRegion>>(null);

  return (
    <div className="plinth-row plinth-align-end">
      <Field label="Position">
        <select
          value={position}
          onChange={({ target }) => setPosition(POSITIONS.find((name) => name === target.value) ?? position)}
        >
          {POSITIONS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
      <Button onClick={() => region.current?.show({ variant: 'success', message: 'Promo code HARVEST500 applied' })}>
        Apply promo code
      </Button>
      <ToastRegion ref={region} position={position} />
    </div>
  );
}
