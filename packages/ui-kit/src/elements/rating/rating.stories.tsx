import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from '#react/rating.ts';
import { ratingSizes } from './rating.ts';

const meta = {
  title: 'Forms/Rating',
  component: Rating,
  args: { label: 'How was your meeting?', defaultValue: 3 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Empty: Story = { args: { defaultValue: null } };
export const ReadOnly: Story = { args: { label: 'All answers', readonly: true, defaultValue: 3.5 } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { defaultValue: null, error: 'Choose a rating.' } };
export const TenStars: Story = { args: { max: 10, defaultValue: 7 } };

export const Sizes: Story = {
  render: (args) => (
    <div className="story-column">
      {ratingSizes.map((size) => (
        <Rating key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
