import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField } from '#react/search-field.ts';
import { argTypes } from '#testing/arg-types.ts';

const meta = {
  title: 'Elements/Search field',
  component: SearchField,
  argTypes: argTypes('search-field'),
  args: { label: 'Search contracts', placeholder: 'Number or name', labelHidden: true },
  render: (args) => <div className="story-column"><SearchField {...args} /></div>,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

const BANKS = ['Northgate Business Bank', 'Tidewater Credit Union', 'Silverline Bank', 'Commonwealth Trust'];

function Banks() {
  const [asked, setAsked] = useState('');
  const found = BANKS.filter((bank) => bank.toLowerCase().includes(asked.toLowerCase()));
  return (
    <div className="story-column">
      <SearchField label="Search banks" onSearch={({ detail }) => setAsked(detail.value)} />
      <ul>{found.map((bank) => <li key={bank}>{bank}</li>)}</ul>
    </div>
  );
}

export const Overview: Story = {};
export const Filters: Story = { render: () => <Banks /> };
export const States: Story = {
  render: () => (
    <div className="story-column">
      <SearchField label="Filled" defaultValue="Tidewater" />
      <SearchField label="Loading" defaultValue="Tidewater" loading />
      <SearchField label="Large" size="large" defaultValue="Tidewater" help="By name or number." />
      <SearchField label="Disabled" defaultValue="Tidewater" disabled />
    </div>
  ),
};
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Dark: Story = { ...States, globals: { skin: 'dark' } };
