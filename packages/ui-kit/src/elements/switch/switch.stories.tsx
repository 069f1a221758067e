import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '#react/switch.ts';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'System messages' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const States: Story = {
  render: () => (
    <div className="story-column">
      <Switch defaultChecked>System messages</Switch>
      <Switch>Right to left</Switch>
      <Switch disabled>Menu hidden</Switch>
      <Switch disabled defaultChecked>
        Always on
      </Switch>
      <Switch error="Turn this on to continue.">Share data with the lender</Switch>
    </div>
  ),
};

export const WithDescription: Story = {
  args: { children: 'Menu collapsed', description: 'Only icons show until you point at them.' },
};
