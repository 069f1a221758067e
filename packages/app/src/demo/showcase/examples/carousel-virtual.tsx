import { Card } from '@plinth/ui-kit/react/card';
import { Carousel } from '@plinth/ui-kit/react/carousel';
import { useState } from 'react';

const SLIDE_COUNT = 500;
/** The number of slides with content on each side of the current one. */
const NEIGHBOR_COUNT = 2;
const FIRST_NUMBER = 4_500;
const SLIDES = Array.from({ length: SLIDE_COUNT }, (_, index) => ({ number: FIRST_NUMBER + index, index }));

export function Example() {
  const [current, setCurrent] = useState(0);
  return (
    <Carousel
      label="Invoices"
      controls="fraction"
      index={current}
      onSlideChange={({ detail }) => setCurrent(detail.index)}
    >
      {SLIDES.map(({ number, index }) => (
        <div key={number}>
          {Math.abs(index - current) <= NEIGHBOR_COUNT ? (
            <Card>
              <h3 slot="heading">Invoice {number}</h3>
              <p>Paid in {14 + (number % 17)} days.</p>
            </Card>
          ) : null}
        </div>
      ))}
    </Carousel>
  );
}
