import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccordionItem } from '#react/accordion-item.ts';
import { argTypes } from '#testing/arg-types.ts';

const meta = {
  title: 'Layout/Accordion/Accordion item',
  component: AccordionItem,
  argTypes: argTypes('accordion-item'),
  args: { heading: 'When do collections run?', level: 2, open: true, children: 'Each Monday morning.' },
} satisfies Meta<typeof AccordionItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Closed: Story = { args: { open: false } };
