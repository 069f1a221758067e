import type { Meta, StoryObj } from '@storybook/react-vite';
import { BreadcrumbItem } from '#react/breadcrumb-item.ts';
import { Breadcrumb } from '#react/breadcrumb.ts';

const meta = {
  title: 'Navigation/Breadcrumb/Breadcrumb item',
  component: BreadcrumbItem,
  args: { href: '#banking', children: 'Banking' },
  render: (args) => (
    <Breadcrumb>
      <BreadcrumbItem {...args} />
      <BreadcrumbItem>Card 42</BreadcrumbItem>
    </Breadcrumb>
  ),
} satisfies Meta<typeof BreadcrumbItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithoutLink: Story = {
  render: () => (
    <Breadcrumb>
      <BreadcrumbItem>Banking</BreadcrumbItem>
      <BreadcrumbItem>Card 42</BreadcrumbItem>
    </Breadcrumb>
  ),
};
