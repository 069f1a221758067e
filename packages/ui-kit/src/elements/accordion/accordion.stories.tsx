import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccordionItem } from '#react/accordion-item.ts';
import { Accordion } from '#react/accordion.ts';
import { Badge } from '#react/badge.ts';
import { Card } from '#react/card.ts';

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

export const InCards: Story = {
  render: () => (
    <div className="story-column">
      <Card>
        <h2 slot="heading">Collections</h2>
        <Accordion>
          <AccordionItem heading="When do collections run?">Each Monday morning.</AccordionItem>
          <AccordionItem heading="Can a collection be moved?">
            By up to three days, until the Friday before.
          </AccordionItem>
        </Accordion>
      </Card>
      <Card>
        <h2 slot="heading">Fees</h2>
        <Accordion>
          <AccordionItem heading="What does it cost?">A fee that is settled with a specialist.</AccordionItem>
          <AccordionItem heading="What does paying early save?">
            Nothing: the fee is fixed from the start.
          </AccordionItem>
        </Accordion>
      </Card>
    </div>
  ),
};

export const RichHeadings: Story = {
  render: () => (
    <div className="story-column">
      <Accordion>
        <AccordionItem>
          <span slot="heading">Larkfield Bank</span>
          <Badge slot="end" variant="success">
            Linked
          </Badge>
          Business checking and savings, read this morning.
        </AccordionItem>
        <AccordionItem>
          <span slot="heading">Tidewater Credit Union</span>
          <Badge slot="end" variant="accent">
            Sign in again
          </Badge>
          The credit union stopped sharing data on November 17.
        </AccordionItem>
      </Accordion>
    </div>
  ),
};
