import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#react/card.ts';
import { Skeleton } from '#react/skeleton.ts';
import { skeletonShapes } from './skeleton.ts';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Shapes: Story = {
  render: () => (
    <div className="story-column">
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </div>
  ),
};

export const InCard: Story = {
  render: () => (
    <Card aria-busy="true">
      <Skeleton slot="heading" shape="heading" style={{ inlineSize: '8rem' }} />
      <Skeleton shape="figure" style={{ inlineSize: '12rem' }} />
      <Skeleton lines={2} />
    </Card>
  ),
};
