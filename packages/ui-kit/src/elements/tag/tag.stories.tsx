import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Avatar } from '#react/avatar.ts';
import { Tag } from '#react/tag.ts';
import { tagVariants } from './tag.ts';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Wholesale' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="story-row">
      {tagVariants.map((variant) => (
        <Tag key={variant} variant={variant}>
          {variant}
        </Tag>
      ))}
    </div>
  ),
};

function Filters() {
  const [filters, setFilters] = useState([
    'Funding',
    'Refund',
    'Over $1,000',
    'Harrow Vine and Sons, wholesale and retail',
  ]);
  return (
    <div className="story-row">
      {filters.map((filter) => (
        <Tag
          key={filter}
          value={filter}
          removable
          onTagRemove={() => setFilters((current) => current.filter((other) => other !== filter))}
        >
          {filter}
        </Tag>
      ))}
    </div>
  );
}

export const Removable: Story = { render: () => <Filters /> };

export const Selectable: Story = {
  render: () => (
    <div className="story-row">
      <Tag selectable selected>
        Restaurants
      </Tag>
      <Tag selectable>Retail</Tag>
      <Tag selectable>Services</Tag>
      <Tag selectable disabled>
        Farming
      </Tag>
    </div>
  ),
};

export const WithAvatar: Story = {
  render: () => (
    <Tag removable>
      <Avatar slot="start" size="small" name="Ines Calloway" />
      Ines Calloway
    </Tag>
  ),
};

export const Disabled: Story = { args: { disabled: true, removable: true } };
