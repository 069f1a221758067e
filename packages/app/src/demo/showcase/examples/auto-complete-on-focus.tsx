import { Combobox } from '@plinth/ui-kit/react/combobox';
import { useRef, type ComponentRef } from 'react';

const TERMS = [6, 12, 18, 24].map((months) => ({ value: String(months), label: `${months} months` }));

export function Example() {
  const field = useRef<ComponentRef<typeof Combobox>>(null);
  const open = () => {
    if (field.current) field.current.open = true;
  };
  return <Combobox ref={field} label="Term" options={TERMS} onFocus={open} />;
}
