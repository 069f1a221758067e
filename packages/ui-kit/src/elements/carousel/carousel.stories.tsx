import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Card } from '#react/card.ts';
import { Carousel } from '#react/carousel.ts';

const quotes = [
  ['Ines Calloway', 'We had the wine in the cellar before the season began.'],
  ['Theo Okafor', 'Each Monday a part of what we took the week before. No surprises.'],
  ['Mira Roth', 'The specialist knew what a bakery needs in November.'],
  ['Sam Weld', 'Two banks, one shop, one figure.'],
] as const;

/** Returns a picture of a shop window in a color. */
const shopIn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 200"><rect width="480" height="200" fill="${color}"/><rect x="90" y="90" width="300" height="110" fill="#fff" opacity=".85"/><path d="M70 90 100 40h280l30 50z" fill="#fff"/><rect x="210" y="115" width="60" height="85" fill="${color}"/></svg>`,
  )}`;
const shops = [
  ['A wine shop on Division Street', 'Stock for the season, repaid by spring.', shopIn('#7d4e6d')],
  ['A bakery in the old harbor', 'A second oven, repaid from its own sales.', shopIn('#b07d3c')],
  ['A bicycle repair shop', 'Parts for a year at the price of January.', shopIn('#3c6e8f')],
] as const;

const meta = {
  title: 'Layout/Carousel',
  component: Carousel,
  args: { label: 'What owners say' },
  render: (args) => (
    <div style={{ maxInlineSize: '30rem' }}>
      <Carousel {...args}>
        {quotes.map(([name, text]) => (
          <Card key={name}>
            <h2 slot="heading">{name}</h2>
            <p>{text}</p>
          </Card>
        ))}
      </Carousel>
    </div>
  ),
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const ThirdSlide: Story = { args: { index: 2 } };
export const Autoplay: Story = { args: { interval: 6_000 } };
export const SeveralSlides: Story = { args: { style: { '--plinth-carousel-slide-size': '45%' } as CSSProperties } };

export const Arrows: Story = { args: { controls: 'arrows' } };
export const Fraction: Story = { args: { controls: 'fraction' } };
export const ProgressBar: Story = { args: { controls: 'progress' } };
export const WithoutControls: Story = { args: { controls: 'none' } };
export const TwoSlides: Story = { args: { style: { '--plinth-carousel-slides': 2 } as CSSProperties } };
export const ByWidth: Story = {
  render: (args) => (
    <div className="story-width">
      <Carousel {...args} className="story-slides-by-width">
        {quotes.map(([name, text]) => (
          <Card key={name}>
            <h2 slot="heading">{name}</h2>
            <p>{text}</p>
          </Card>
        ))}
      </Carousel>
    </div>
  ),
};
export const Centered: Story = {
  args: { centered: true, style: { '--plinth-carousel-slide-size': '70%' } as CSSProperties },
};
export const CenteredInMiddle: Story = {
  args: {
    centered: true,
    index: 1,
    controls: 'arrows',
    style: { '--plinth-carousel-slide-size': '44%' } as CSSProperties,
  },
};

export const Captions: Story = {
  render: () => (
    <div style={{ maxInlineSize: '30rem' }}>
      <Carousel label="Businesses that we finance">
        {shops.map(([name, text, picture]) => (
          <div key={name}>
            <figure style={{ margin: 0 }}>
              <img src={picture} alt={name} style={{ display: 'block', inlineSize: '100%' }} />
              <figcaption>
                <strong>{name}.</strong> {text}
              </figcaption>
            </figure>
          </div>
        ))}
      </Carousel>
    </div>
  ),
};

/** Pictures of the shops, which are loaded once they are near. */
const pictures = shops.map(([name, , picture]) => (
  <div key={name}>
    <img
      src={picture}
      alt={name}
      loading="lazy"
      width="480"
      height="200"
      style={{ display: 'block', inlineSize: '100%', blockSize: 'auto' }}
    />
  </div>
));

export const LazyPictures: Story = {
  args: { label: 'Businesses that we finance', controls: 'fraction' },
  render: (args) => (
    <div style={{ maxInlineSize: '30rem' }}>
      <Carousel {...args}>{pictures}</Carousel>
    </div>
  ),
};
export const Fade: Story = { ...LazyPictures, args: { label: 'Businesses that we finance', effect: 'fade' } };
export const Coverflow: Story = {
  ...LazyPictures,
  args: {
    label: 'Businesses that we finance',
    centered: true,
    effect: 'coverflow',
    index: 1,
    style: { '--plinth-carousel-slide-size': '60%' } as CSSProperties,
  },
};

const FEES = [
  ['3 months', '4.2%'],
  ['6 months', '6.8%'],
  ['9 months', '8.9%'],
  ['12 months', '10.6%'],
  ['15 months', '12.1%'],
  ['18 months', '13.4%'],
  ['21 months', '14.6%'],
  ['24 months', '15.7%'],
] as const;
const FEES_PER_SLIDE = 4;

export const Rows: Story = {
  args: { label: 'Fees by duration' },
  render: (args) => (
    <div style={{ maxInlineSize: '30rem' }}>
      <Carousel {...args}>
        {Array.from({ length: FEES.length / FEES_PER_SLIDE }, (_, slide) => (
          <div
            key={slide}
            style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--plinth-space-4)' } as CSSProperties}
          >
            {FEES.slice(slide * FEES_PER_SLIDE, (slide + 1) * FEES_PER_SLIDE).map(([duration, fee]) => (
              <Card key={duration}>
                <h2 slot="heading">{duration}</h2>
                <p>{fee}</p>
              </Card>
            ))}
          </div>
        ))}
      </Carousel>
    </div>
  ),
};
