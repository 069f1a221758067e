import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { Field } from '@plinth/ui-kit/react/field';
import { MoneyField } from '@plinth/ui-kit/react/money-field';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { useRef, useState, type ComponentRef } from 'react';

export function Example() {
  const group = useRef<ComponentRef<typeof RadioGroup>>(null);
  const checkbox = useRef<ComponentRef<typeof Checkbox>>(null);
  const [amount, setAmount] = useState('all');
  const [hasReference, setHasReference] = useState(false);
  return (
    <div className="plinth-stack">
      <RadioGroup ref={group} label="Draw" value={amount} onChange={() => setAmount(group.current?.value ?? 'all')}>
        <Radio value="all">All that is available, $18,500</Radio>
        <Radio value="other">Another amount</Radio>
      </RadioGroup>
      <MoneyField label="Another amount" labelHidden placeholder="$0" max={1_850_000} disabled={amount !== 'other'} />
      <Checkbox
        ref={checkbox}
        checked={hasReference}
        onChange={() => setHasReference(checkbox.current?.checked ?? false)}
      >
        Add a reference to the transfer
      </Checkbox>
      <Field label="Reference" labelHidden disabled={!hasReference}>
        <input placeholder="November rent" maxLength={35} />
      </Field>
    </div>
  );
}
