import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Avatar } from '#react/avatar.ts';
import { EmptyState } from '#react/empty-state.ts';
import { ListGroup } from '#react/list-group.ts';
import { ListItem } from '#react/list-item.ts';
import { SearchField } from '#react/search-field.ts';

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: { label: 'Search contracts', placeholder: 'Number or name', labelHidden: true },
  render: (args) => (
    <div className="story-column">
      <SearchField {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

const BANKS = ['Northgate Business Bank', 'Tidewater Credit Union', 'Silverline Bank', 'Commonwealth Trust'];

function BankSearch() {
  const [query, setQuery] = useState('');
  const matches = BANKS.filter((bank) => bank.toLowerCase().includes(query.toLowerCase()));
  return (
    <div className="story-column">
      <SearchField label="Search banks" onSearchChange={({ detail }) => setQuery(detail.value)} />
      <ListGroup label="Banks" framed>
        {matches.map((bank) => (
          <ListItem key={bank} pressable value={bank}>
            <Avatar slot="start" shape="square" name={bank} />
            {bank}
          </ListItem>
        ))}
      </ListGroup>
      {matches.length === 0 ? <EmptyState heading="No bank of that name" /> : null}
    </div>
  );
}

export const Overview: Story = {};
export const FilteredList: Story = { render: () => <BankSearch /> };
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
