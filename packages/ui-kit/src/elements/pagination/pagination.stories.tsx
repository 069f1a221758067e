import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '#react/pagination.ts';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 5, pages: 12, label: 'Contracts' },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const FewPages: Story = { args: { page: 1, pages: 4 } };
export const MoreSiblings: Story = { args: { siblings: 2, pages: 240, page: 120 } };
export const Centered: Story = { args: { alignment: 'center' } };
export const EndAligned: Story = { args: { alignment: 'end' } };

const hrefOf = (page: number) => `#page-${page}`;
export const Links: Story = { args: { hrefOf } };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Pagination {...args} />
    </div>
  ),
};
