import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconTriangleAlert } from '#icons/icons.ts';
import { Alert } from '#react/alert.ts';
import { Button } from '#react/button.ts';
import { Icon } from '#react/icon.ts';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { children: 'Collections pause on bank holidays.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="story-column">
      <Alert variant="accent">
        Sign in to Tidewater again.
        <Button slot="action" size="small" variant="accent-line">
          Reconnect
        </Button>
      </Alert>
      <Alert variant="info">Collections pause on bank holidays.</Alert>
      <Alert variant="success">Larkfield Bank is linked.</Alert>
      <Alert variant="warning">Your meeting starts in ten minutes.</Alert>
      <Alert variant="danger">Failed to load Commerce Platforms.</Alert>
    </div>
  ),
};

export const Dismissible: Story = { args: { dismissible: true } };

export const CustomIcon: Story = {
  render: () => (
    <Alert variant="warning">
      <Icon slot="icon" path={iconTriangleAlert} />
      Two invoices are past their date.
    </Alert>
  ),
};

export const WithTitle: Story = {
  render: () => (
    <Alert variant="danger">
      <strong>Monday’s collection failed</strong>
      <br />
      Northgate Business Bank refused $4,100. We try again on Wednesday; have the amount ready by then.
    </Alert>
  ),
};
