import type { Meta, StoryObj } from '@storybook/react-vite';
import { BreadcrumbItem } from '#react/breadcrumb-item.ts';
import { Breadcrumb } from '#react/breadcrumb.ts';
import { argTypes } from '#testing/arg-types.ts';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  argTypes: argTypes('breadcrumb'),
  render: (args) => (
    <Breadcrumb {...args}>
      <BreadcrumbItem href="#home">Home</BreadcrumbItem>
      <BreadcrumbItem>Banking</BreadcrumbItem>
      <BreadcrumbItem href="#cards">Virtual cards</BreadcrumbItem>
      <BreadcrumbItem>Card 42</BreadcrumbItem>
    </Breadcrumb>
  ),
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
