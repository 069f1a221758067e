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
