import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';

const meta = {
  title: 'Layout/Icon',
  component: Icon,
  args: { path: icons.iconBell, label: 'Notifications' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const All: Story = {
  render: () => (
    <div className="story-row">
      {Object.entries(icons).map(([name, path]) => (
        <Icon key={name} path={path} label={name} />
      ))}
    </div>
  ),
};

export const Mirrored: Story = {
  render: () => (
    <div className="story-row">
      <Icon path={icons.iconArrowRight} mirrored label="Next" />
      <Icon path={icons.iconArrowRight} label="East" />
    </div>
  ),
};
