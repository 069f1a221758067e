import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { Carousel } from '@plinth/ui-kit/react/carousel';
import { useState } from 'react';

const STEPS = [
  ['Link a bank', 'We read what your sales bring in, and nothing else.'],
  ['Meet a specialist', 'Half an hour by phone settles the amount and the fee.'],
  ['Draw the money', 'It is in your account on the next working day.'],
] as const;

export function Example() {
  const [index, setIndex] = useState(0);
  return (
    <div className="plinth-stack">
      <div className="plinth-row">
        {STEPS.map(([heading], step) => (
          <Button key={heading} size="small" pressed={step === index ? 'true' : 'false'} onClick={() => setIndex(step)}>
            {heading}
          </Button>
        ))}
      </div>
      <Carousel label="How it works" index={index} onSlideChange={({ detail }) => setIndex(detail.index)}>
        {STEPS.map(([heading, text]) => (
          <Card key={heading}>
            <h3 slot="heading">{heading}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </Carousel>
    </div>
  );
}
