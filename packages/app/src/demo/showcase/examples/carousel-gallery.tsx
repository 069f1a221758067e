import { Button } from '@plinth/ui-kit/react/button';
import { Carousel } from '@plinth/ui-kit/react/carousel';
import { useState } from 'react';

const SHOPS = [
  ['Wine shop', '#7d4e6d'],
  ['Bakery', '#b07d3c'],
  ['Bicycle repair shop', '#3c6e8f'],
  ['Flower shop', '#4f7a4a'],
  ['Bookshop', '#8a4b3f'],
  ['Fishmonger', '#3f6f78'],
] as const;

/** In CSS pixels. */
const THUMBNAIL_WIDTH = 72;

interface ShopWindowProps {
  readonly name: string;
  readonly color: string;
  readonly width: number | string;
}

function ShopWindow({ name, color, width }: ShopWindowProps) {
  return (
    <svg viewBox="0 0 480 200" width={width}>
      <title>{name}</title>
      <rect width="480" height="200" fill={color} />
      <rect x="90" y="90" width="300" height="110" fill="white" opacity=".85" />
      <path d="M70 90 100 40h280l30 50z" fill="white" />
      <rect x="210" y="115" width="60" height="85" fill={color} />
    </svg>
  );
}

export function Example() {
  const [index, setIndex] = useState(0);
  return (
    <div className="plinth-stack plinth-align-stretch">
      <Carousel
        label="Shops that we finance"
        controls="fraction"
        index={index}
        onSlideChange={({ detail }) => setIndex(detail.index)}
      >
        {SHOPS.map(([name, color]) => (
          <div key={name}>
            <ShopWindow name={name} color={color} width="100%" />
          </div>
        ))}
      </Carousel>
      <div className="plinth-row">
        {SHOPS.map(([name, color], shop) => (
          <Button key={name} variant="ghost" pressed={shop === index ? 'true' : 'false'} onClick={() => setIndex(shop)}>
            <ShopWindow name={name} color={color} width={THUMBNAIL_WIDTH} />
          </Button>
        ))}
      </div>
    </div>
  );
}
