import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccordionItem } from '#react/accordion-item.ts';

const meta = {
  title: 'Layout/Accordion/Accordion item',
  component: AccordionItem,
  args: { heading: 'When do collections run?', level: 2, open: true, children: 'Each Monday morning.' },
} satisfies Meta<typeof AccordionItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Closed: Story = { args: { open: false } };
