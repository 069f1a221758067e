import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { Field } from '#react/field.ts';
import { MoneyField } from '#react/money-field.ts';
import { NumberField } from '#react/number-field.ts';
import { RepeaterItem } from '#react/repeater-item.ts';
import { Repeater } from '#react/repeater.ts';

const meta = {
  title: 'Forms/Repeater',
  component: Repeater,
  args: { label: 'Items of the invoice', addLabel: 'Add an item' },
  render: (args) => <Invoice {...args} />,
} satisfies Meta<typeof Repeater>;

export default meta;
type Story = StoryObj<typeof meta>;

function Invoice(props: ComponentProps<typeof Repeater>) {
  const [keys, setKeys] = useState([0]);
  return (
    <Repeater
      {...props}
      onItemAdd={() => setKeys([...keys, Math.max(...keys) + 1])}
      onItemRemove={({ detail }) => setKeys(keys.toSpliced(detail.index, 1))}
    >
      {keys.map((key) => (
        <RepeaterItem key={key}>
          <div className="plinth-grid plinth-grid-small">
            <Field label="Description">
              <input name="description" />
            </Field>
            <NumberField label="Quantity" name="quantity" min={1} defaultValue={1} />
            <MoneyField label="Unit price" name="price" cents placeholder="$0.00" />
          </div>
        </RepeaterItem>
      ))}
    </Repeater>
  );
}

export const Overview: Story = {};

function Guests(props: ComponentProps<typeof Repeater>) {
  const [keys, setKeys] = useState([0, 1]);
  return (
    <Repeater
      {...props}
      onItemAdd={() => setKeys([...keys, Math.max(...keys) + 1])}
      onItemRemove={({ detail }) => setKeys(keys.toSpliced(detail.index, 1))}
    >
      {keys.map((key) => (
        <RepeaterItem key={key}>
          <Field label="Name">
            <input name="guest" autoComplete="off" />
          </Field>
        </RepeaterItem>
      ))}
    </Repeater>
  );
}

/** At least two guests and at most four. At a limit, the button is disabled. */
export const Limits: Story = {
  args: { label: 'Guests', itemLabel: 'Guest', addLabel: 'Add a guest', min: 2, max: 4 },
  render: (args) => <Guests {...args} />,
};
