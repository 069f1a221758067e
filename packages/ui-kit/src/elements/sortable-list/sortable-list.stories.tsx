import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '#react/badge.ts';
import { Card } from '#react/card.ts';
import { SortableItem } from '#react/sortable-item.ts';
import { SortableList } from '#react/sortable-list.ts';
import type { SortableMove } from './sortable-list.ts';

const meta = {
  title: 'Data/Sortable list',
  component: SortableList,
  args: { label: 'Bills to pay first' },
  render: (args) => (
    <div className="story-column">
      <SortableList {...args}>
        <SortableItem value="rent">Rent for the bakery</SortableItem>
        <SortableItem value="flour">Harbor Mill, flour for November</SortableItem>
        <SortableItem value="oven">Commonwealth Ovens, repair</SortableItem>
        <SortableItem value="insurance" label="Insurance">
          Mill Lane Savings and Loan Association of Greater Portland, insurance
        </SortableItem>
      </SortableList>
    </div>
  ),
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Disabled: Story = { args: { disabled: true } };

export const DisabledItem: Story = {
  render: () => (
    <div className="story-column">
      <SortableList label="Steps of an application">
        <SortableItem value="amount" disabled>
          Amount
        </SortableItem>
        <SortableItem value="company">Company</SortableItem>
        <SortableItem value="bank">Bank account</SortableItem>
        <SortableItem value="statements">Statements</SortableItem>
      </SortableList>
    </div>
  ),
};

export const Cards: Story = {
  render: () => (
    <div className="story-column">
      <SortableList label="Offers">
        <SortableItem value="6" label="Six months">
          <Card>
            <h3 slot="heading">Six months</h3>
            $24,000 at a fee of $1,680
          </Card>
        </SortableItem>
        <SortableItem value="9" label="Nine months">
          <Card>
            <h3 slot="heading">Nine months</h3>
            $30,000 at a fee of $2,700
          </Card>
        </SortableItem>
        <SortableItem value="12" label="Twelve months">
          <Card>
            <h3 slot="heading">Twelve months</h3>
            $36,000 at a fee of $3,960
          </Card>
        </SortableItem>
      </SortableList>
    </div>
  ),
};

/** Lists with the same `group` exchange their items. With the keyboard, the left and right arrow keys move a picked item to the other list. */
export const BetweenLists: Story = {
  render: () => (
    <div className="plinth-grid">
      <Card>
        <h3 slot="heading">To review</h3>
        <SortableList label="To review" group="invoices">
          <SortableItem value="1042" label="Invoice 1042">
            Invoice 1042 <Badge>$1,250</Badge>
          </SortableItem>
          <SortableItem value="1043" label="Invoice 1043">
            Invoice 1043 <Badge>$880</Badge>
          </SortableItem>
          <SortableItem value="1044" label="Invoice 1044">
            Invoice 1044 <Badge>$2,400</Badge>
          </SortableItem>
        </SortableList>
      </Card>
      <Card>
        <h3 slot="heading">Approved</h3>
        <SortableList label="Approved" group="invoices">
          <SortableItem value="1039" label="Invoice 1039">
            Invoice 1039 <Badge>$640</Badge>
          </SortableItem>
        </SortableList>
      </Card>
    </div>
  ),
};

/** An item of a list with `clone` stays there when it is dragged to another list, which gets a copy. */
export const Clone: Story = {
  render: () => (
    <div className="plinth-grid">
      <Card>
        <h3 slot="heading">Services</h3>
        <SortableList label="Services" group="services" clone>
          <SortableItem value="tasting">Tasting for ten guests</SortableItem>
          <SortableItem value="delivery">Delivery within the city</SortableItem>
          <SortableItem value="glasses">Rental of glasses</SortableItem>
        </SortableList>
      </Card>
      <Card>
        <h3 slot="heading">Quote</h3>
        <SortableList label="Quote" group="services" />
      </Card>
    </div>
  ),
};

interface Payment {
  readonly id: string;
  readonly name: string;
}

type Week = 'thisWeek' | 'nextWeek';

const WEEKS: Readonly<Record<Week, string>> = { thisWeek: 'This week', nextWeek: 'Next week' };

const payments: Readonly<Record<Week, readonly Payment[]>> = {
  thisWeek: [
    { id: 'wages', name: 'Wages' },
    { id: 'rent', name: 'Rent' },
  ],
  nextWeek: [{ id: 'freight', name: 'Commonwealth Freight' }],
};

function PaymentPlan() {
  const [plan, setPlan] = useState(payments);
  const move = (event: CustomEvent<SortableMove>) => {
    event.preventDefault();
    const { value, from, to, toIndex } = event.detail;
    const [source, target] = [from.id as Week, to.id as Week];
    const payment = plan[source].find(({ id }) => id === value);
    if (!payment) return;
    const rest = { ...plan, [source]: plan[source].filter((each) => each !== payment) };
    setPlan({ ...rest, [target]: rest[target].toSpliced(toIndex, 0, payment) });
  };
  return (
    <div className="plinth-grid">
      {(Object.keys(WEEKS) as Week[]).map((week) => (
        <Card key={week}>
          <h3 slot="heading">{WEEKS[week]}</h3>
          <SortableList id={week} label={WEEKS[week]} group="payments" onListReorder={move}>
            {plan[week].map(({ id, name }) => (
              <SortableItem key={id} value={id}>
                {name}
              </SortableItem>
            ))}
          </SortableList>
        </Card>
      ))}
    </div>
  );
}

/** A page that renders the items from its own data cancels the event and changes the data. */
export const OwnData: Story = { render: () => <PaymentPlan /> };
