import type { Meta, StoryObj } from '@storybook/react-vite';
import { Customizer } from '#react/customizer.ts';
import { settled } from '#testing/settled.ts';

const meta = {
  title: 'Overlays/Customizer',
  component: Customizer,
  play: settled,
  args: { open: true },
  parameters: { docs: { story: { inline: false, height: '56rem' } } },
} satisfies Meta<typeof Customizer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Closed: Story = { args: { open: false } };
export const CustomSettings: Story = {
  args: {
    settings: {
      skin: 'semi-dark',
      contentWidth: 'boxed',
      menuCollapsed: true,
      navbarColor: 'info',
      navbarType: 'sticky',
      footerType: 'sticky',
      routerTransition: 'zoom-in',
    },
  },
};
export const HorizontalMenu: Story = { args: { settings: { layout: 'horizontal' } } };
