import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#react/button.ts';
import { Drawer } from '#react/drawer.ts';
import { settled } from '#testing/settled.ts';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  play: settled,
  args: { open: true, heading: 'Appearance', children: 'Skin, width of the content, menu and navbar.' },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: ({ children, ...args }) => (
    <Drawer {...args}>
      {children}
      <Button slot="footer" size="small" variant="ghost">
        Reset
      </Button>
      <Button slot="footer" size="small">
        Copy settings
      </Button>
    </Drawer>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const StartPlacement: Story = { args: { placement: 'start' } };
export const TopPlacement: Story = { args: { placement: 'top' } };
export const BottomPlacement: Story = { args: { placement: 'bottom' } };
export const Modeless: Story = { args: { modeless: true } };
