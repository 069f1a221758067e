import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '#react/footer.ts';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', docs: { story: { height: '5rem' } } },
  render: (args) => (
    <Footer {...args}>
      © 2026 Plinth
      <span slot="end">1.4.0</span>
      <a slot="end" href="mailto:support@plinth.example">
        {' '}
        · Support
      </a>
    </Footer>
  ),
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Sticky: Story = { args: { type: 'sticky' } };
