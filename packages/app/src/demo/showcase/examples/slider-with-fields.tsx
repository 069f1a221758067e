import { NumberField } from '@plinth/ui-kit/react/number-field';
import { RangeSlider } from '@plinth/ui-kit/react/range-slider';
import { useRef, useState, type ComponentRef } from 'react';

const MIN_WEEKS = 4;
const MAX_WEEKS = 78;

export function Example() {
  const slider = useRef<ComponentRef<typeof RangeSlider>>(null);
  const shortest = useRef<ComponentRef<typeof NumberField>>(null);
  const longest = useRef<ComponentRef<typeof NumberField>>(null);
  const [weeks, setWeeks] = useState<readonly [number, number]>([12, 52]);
  const [from, to] = weeks;
  return (
    <div className="plinth-stack">
      <RangeSlider
        ref={slider}
        label="Term in weeks"
        min={MIN_WEEKS}
        max={MAX_WEEKS}
        value={weeks}
        onInput={() => setWeeks(slider.current?.value ?? weeks)}
      />
      <div className="plinth-grid">
        <NumberField
          ref={shortest}
          label="Shortest term"
          min={MIN_WEEKS}
          max={to}
          value={from}
          onChange={() => setWeeks([Math.min(shortest.current?.value ?? MIN_WEEKS, to), to])}
        />
        <NumberField
          ref={longest}
          label="Longest term"
          min={from}
          max={MAX_WEEKS}
          value={to}
          onChange={() => setWeeks([from, Math.max(longest.current?.value ?? MAX_WEEKS, from)])}
        />
      </div>
    </div>
  );
}
