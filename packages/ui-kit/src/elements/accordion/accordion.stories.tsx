import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccordionItem } from '#react/accordion-item.ts';
import { Accordion } from '#react/accordion.ts';

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  args: { level: 2 },
  render: (args) => (
    <div className="story-column">
      <Accordion {...args}>
        <AccordionItem heading="When do collections run?" open>
          Each Monday morning, and the day after where Monday is a bank holiday.
        </AccordionItem>
        <AccordionItem heading="What does it cost?">
          <span slot="end">2 answers</span>
          A fee that is settled with a specialist. It is part of each payment.
        </AccordionItem>
        <AccordionItem heading="Can a business that is younger than a year, and has more than one owner, be financed?">
          It depends on what its accounts say. A specialist looks at them with you.
        </AccordionItem>
      </Accordion>
    </div>
  ),
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Single: Story = { args: { single: true } };
