import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '#react/visually-hidden.ts';

const meta = {
  title: 'Layout/Visually hidden',
  component: VisuallyHidden,
  render: () => (
    <p>
      3<VisuallyHidden> connections need you</VisuallyHidden>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** Press Tab: the link becomes visible. */
export const WithLink: Story = {
  render: () => (
    <div id="after">
      <VisuallyHidden>
        <a href="#after">Skip the list of contracts</a>
      </VisuallyHidden>
      <p>Contracts</p>
    </div>
  ),
};
