import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconBell, iconLandmark, iconMail, iconPhone } from '#icons/icons.ts';
import { Select } from '#react/select.ts';
import type { SelectOption } from './select.ts';

const STATES: readonly SelectOption[] = [
  { value: 'or', label: 'Oregon', group: 'West' },
  { value: 'wa', label: 'Washington', group: 'West' },
  { value: 'ca', label: 'California', group: 'West', disabled: true },
  { value: 'me', label: 'Maine', group: 'East' },
  { value: 'vt', label: 'Vermont', group: 'East' },
];
const CHANNELS: readonly SelectOption[] = [
  { value: 'email', label: 'Email', description: 'A summary every morning', icon: iconMail },
  { value: 'phone', label: 'Phone', description: 'A call on business days', icon: iconPhone },
  { value: 'push', label: 'Notification', description: 'At once, on this device', icon: iconBell },
  { value: 'branch', label: 'Letter', description: 'From your branch', icon: iconLandmark, disabled: true },
];

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'State', help: 'Where the business is registered.', placeholder: 'Choose a state', options: STATES },
  render: (args) => (
    <div className="story-column">
      <Select {...args} />
    </div>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const IconsAndDescriptions: Story = {
  args: { label: 'Contact', help: '', options: CHANNELS, defaultValue: 'email' },
};
export const Clearable: Story = { args: { clearable: true, defaultValue: 'me', optional: true } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'vt' } };
export const Sizes: Story = {
  render: () => (
    <div className="story-column">
      <Select label="Medium" options={STATES} defaultValue="or" />
      <Select label="Large" size="large" options={STATES} defaultValue="or" />
    </div>
  ),
};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <Select label="State" options={STATES} placeholder="Choose a state" error="Choose one." />
      <Select
        label="State"
        options={STATES}
        defaultValue="or"
        disabled
        disabledReason="Set when the company was created."
      />
      <Select label="Contact" size="large" options={CHANNELS} defaultValue="phone" clearable />
    </div>
  ),
};
