import { Button } from '@plinth/ui-kit/react/button';
import { Rating } from '@plinth/ui-kit/react/rating';
import { useRef, useState, type ComponentRef } from 'react';

const MEANINGS = ['Very poor', 'Poor', 'As expected', 'Good', 'Very good'];

export function Example() {
  const rating = useRef<ComponentRef<typeof Rating>>(null);
  const [stars, setStars] = useState<number | null>(4);
  return (
    <div className="plinth-stack plinth-align-start">
      <Rating
        ref={rating}
        label="How was the call with your specialist?"
        value={stars}
        onChange={() => setStars(rating.current?.value ?? null)}
      />
      <div className="plinth-row">
        <output>{stars === null ? 'Not rated yet' : (MEANINGS[stars - 1] ?? '')}</output>
        <Button size="small" variant="ghost" disabled={stars === null} onClick={() => setStars(null)}>
          Clear
        </Button>
      </div>
    </div>
  );
}
