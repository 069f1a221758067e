import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneTimeCodeField } from '#react/one-time-code-field.ts';

const meta = {
  title: 'Forms/One time code field',
  component: OneTimeCodeField,
  args: { label: 'Code', help: 'Sent to ada@harrowvine.example. It is valid for ten minutes.' },
  render: (args) => (
    <div className="story-column">
      <OneTimeCodeField {...args}>
        <a slot="label-end" href="#resend">
          Send again
        </a>
        <input name="code" />
      </OneTimeCodeField>
    </div>
  ),
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <OneTimeCodeField label="Partly filled">
        <input defaultValue="481" />
      </OneTimeCodeField>
      <OneTimeCodeField label="Invalid" error="This code is incorrect.">
        <input defaultValue="481920" />
      </OneTimeCodeField>
      <OneTimeCodeField label="Disabled" disabled>
        <input defaultValue="481920" />
      </OneTimeCodeField>
      <OneTimeCodeField label="Eight letters and digits" length={8} kind="letters-and-digits">
        <input defaultValue="K7QM2P" />
      </OneTimeCodeField>
    </div>
  ),
};
