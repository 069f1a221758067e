import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollToTop } from '#react/scroll-to-top.ts';

const meta = {
  title: 'Navigation/Scroll to top',
  component: ScrollToTop,
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  // The long page is a decorator, so that the example shows only the element.
  decorators: [
    (Story) => (
      <div>
        <h1>Statement</h1>
        {Array.from({ length: 80 }, (_, index) => (
          <p key={index}>Collection {index + 1}</p>
        ))}
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => {
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 600);
  },
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
