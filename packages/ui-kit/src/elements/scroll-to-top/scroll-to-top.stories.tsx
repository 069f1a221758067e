import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollToTop } from '#react/scroll-to-top.ts';
import { argTypes } from '#testing/arg-types.ts';

const meta = {
  title: 'Elements/Scroll to top',
  component: ScrollToTop,
  argTypes: argTypes('scroll-to-top'),
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  render: (args) => (
    <div>
      <h1>Statement</h1>
      {Array.from({ length: 80 }, (_, line) => (
        <p key={line}>Collection {line + 1}</p>
      ))}
      <ScrollToTop {...args} />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 600);
  },
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
