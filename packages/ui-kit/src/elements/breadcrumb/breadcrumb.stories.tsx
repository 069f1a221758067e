import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { BreadcrumbItem } from '#react/breadcrumb-item.ts';
import { Breadcrumb } from '#react/breadcrumb.ts';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
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

export const Centered: Story = { args: { style: { '--plinth-breadcrumb-align': 'center' } as CSSProperties } };
export const AtEnd: Story = { args: { style: { '--plinth-breadcrumb-align': 'end' } as CSSProperties } };
