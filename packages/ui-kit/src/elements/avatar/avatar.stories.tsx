import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '#react/avatar.ts';
import { avatarPresences } from './avatar.ts';

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#9db4d8"/><circle cx="20" cy="16" r="7" fill="#fff"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#fff"/></svg>',
)}`;

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Ines Calloway', presence: 'online', size: 'large' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Sizes: Story = {
  render: () => (
    <div className="story-row">
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Avatar key={size} size={size} name="Ines Calloway" />
      ))}
    </div>
  ),
};

export const Shapes: Story = {
  render: () => (
    <div className="story-row">
      <Avatar name="Theo Okafor" />
      <Avatar shape="square" size="large" name="Tidewater Credit Union" />
      <Avatar shape="square" name="Larkfield Bank" />
      <Avatar />
    </div>
  ),
};

export const Pictures: Story = {
  render: () => (
    <div className="story-row">
      <Avatar name="Mira Roth" src={PORTRAIT} size="large" />
      <Avatar name="Mira Roth" src="data:image/png,broken" size="large" />
      <Avatar name="Larkfield Bank" src={PORTRAIT} shape="square" size="large" />
    </div>
  ),
};

export const Presence: Story = {
  render: () => (
    <div className="story-row">
      {avatarPresences.map((presence) => (
        <Avatar key={presence} name="Ines Calloway" presence={presence} />
      ))}
    </div>
  ),
};

export const Initials: Story = {
  render: () => (
    <div className="story-row">
      {['Ines Calloway', 'Theo Okafor', 'Mira Roth', 'Sam Weld', 'Ada Moreno', 'Jun Park'].map((name) => (
        <Avatar key={name} name={name} size="large" />
      ))}
    </div>
  ),
};

export const WithoutName: Story = {
  render: () => (
    <div className="story-row">
      <Avatar size="large" />
      <span>A guest of your team</span>
    </div>
  ),
};
