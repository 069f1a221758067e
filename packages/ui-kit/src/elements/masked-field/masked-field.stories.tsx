import type { Meta, StoryObj } from '@storybook/react-vite';
import { MaskedField } from '#react/masked-field.ts';

const meta = {
  title: 'Forms/Masked field',
  component: MaskedField,
  args: { label: 'Phone', mask: '(000) 000-0000', children: <input type="tel" placeholder="(503) 555-0148" /> },
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Masks: Story = {
  render: () => (
    <div className="story-column">
      <MaskedField label="Employer identification number" mask="00-0000000" help="Nine digits.">
        <input inputMode="numeric" defaultValue="123456789" />
      </MaskedField>
      <MaskedField label="Promotion code" mask="AAAA-0000">
        <input autoCapitalize="characters" placeholder="FALL-2026" />
      </MaskedField>
      <MaskedField label="Share" mask="00%">
        <input inputMode="numeric" defaultValue="12" />
      </MaskedField>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className="story-column">
      <MaskedField label="Phone" mask="(000) 000-0000" error="Enter ten digits.">
        <input type="tel" defaultValue="503555" />
      </MaskedField>
      <MaskedField label="Phone" mask="(000) 000-0000">
        <input type="tel" defaultValue="5035550148" disabled />
      </MaskedField>
    </div>
  ),
};
