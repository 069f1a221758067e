import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#react/button.ts';
import { Spinner } from '#react/spinner.ts';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Linking the bank' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const InButtons: Story = {
  render: () => (
    <div className="story-row">
      <Button variant="primary" busy>
        Send application
      </Button>
      <Button variant="danger" busy>
        Remove bank
      </Button>
      <Button busy>Save draft</Button>
    </div>
  ),
};

export const Alignment: Story = {
  render: () => (
    <div className="plinth-stack">
      <div className="plinth-row">
        <Spinner />
        Linking Larkfield Bank
      </div>
      <div className="plinth-row plinth-justify-center">
        <Spinner label="Reading the statements" size="large" />
      </div>
      <div className="plinth-row plinth-justify-end">
        <Spinner size="small" />
        Saving the draft
      </div>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="story-row">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
};
