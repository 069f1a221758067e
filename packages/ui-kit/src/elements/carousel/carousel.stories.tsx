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
