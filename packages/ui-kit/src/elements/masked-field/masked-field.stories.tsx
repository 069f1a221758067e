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

export const CardNumber: Story = {
  args: {
    label: 'Card number',
    mask: '0000 0000 0000 0000',
    children: <input inputMode="numeric" autoComplete="cc-number" placeholder="4000 1234 5678 9010" />,
  },
};

export const DateAndTime: Story = {
  render: () => (
    <div className="story-column">
      <MaskedField label="Valid until" mask="00/00" help="Month and year, as on the card.">
        <input inputMode="numeric" autoComplete="cc-exp" placeholder="08/29" />
      </MaskedField>
      <MaskedField label="Founded on" mask="00/00/0000" help="Month, day and year.">
        <input inputMode="numeric" placeholder="03/14/2019" />
      </MaskedField>
      <MaskedField label="Last delivery" mask="00:00" help="On a 24-hour clock.">
        <input inputMode="numeric" placeholder="16:30" />
      </MaskedField>
    </div>
  ),
};

export const Delimiters: Story = {
  render: () => (
    <div className="story-column">
      <MaskedField label="Sort code" mask="00-00-00">
        <input inputMode="numeric" defaultValue="204516" />
      </MaskedField>
      <MaskedField label="Tax number" mask="000/000/00000">
        <input inputMode="numeric" defaultValue="13305070412" />
      </MaskedField>
      <MaskedField label="Registration number" mask="000.000.000">
        <input inputMode="numeric" defaultValue="552100554" />
      </MaskedField>
    </div>
  ),
};

export const Prefix: Story = {
  render: () => (
    <div className="story-column">
      <MaskedField label="Invoice" mask="INV-0000" help="Type the digits.">
        <input inputMode="numeric" placeholder="INV-2041" />
      </MaskedField>
      <MaskedField label="Phone" mask="+1 (000) 000-0000">
        <input type="tel" placeholder="+1 (503) 555-0148" />
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
