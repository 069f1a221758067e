import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconBell, iconGlobe, iconMoon } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { Icon } from '#react/icon.ts';
import { Navbar } from '#react/navbar.ts';
import { navbarColors } from './navbar.ts';

const meta = {
  title: 'Navigation/Navbar',
  component: Navbar,
  parameters: { layout: 'fullscreen', docs: { story: { height: '8rem' } } },
  args: { menuButton: true },
  render: (args) => (
    <Navbar {...args}>
      <span slot="start">Harrow &amp; Vine Provisions</span>
      <Button slot="end" variant="ghost">
        <Icon slot="start" path={iconGlobe} />
        English
      </Button>
      <Button slot="end" variant="ghost" iconOnly label="Dark">
        <Icon path={iconMoon} />
      </Button>
      <Button slot="end" variant="ghost" iconOnly label="Notifications">
        <Icon path={iconBell} />
      </Button>
    </Navbar>
  ),
} satisfies Meta<typeof Navbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Sticky: Story = { args: { type: 'sticky' } };
export const Static: Story = { args: { type: 'static' } };
export const Hidden: Story = { args: { type: 'hidden' } };

export const Colors: Story = {
  render: () => (
    <div>
      {navbarColors.map((color) => (
        <Navbar key={color} type="static" color={color}>
          <span slot="start">{color}</span>
          <Button slot="end" variant="ghost">
            English
          </Button>
        </Navbar>
      ))}
    </div>
  ),
  // A page has only one banner; these bars would be on separate pages.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
    docs: { story: { height: '28rem' } },
  },
};
