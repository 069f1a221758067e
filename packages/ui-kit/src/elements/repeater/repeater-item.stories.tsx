import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '#react/field.ts';
import { RepeaterItem } from '#react/repeater-item.ts';
import { Repeater } from '#react/repeater.ts';

const meta = {
  title: 'Forms/Repeater/Repeater item',
  component: RepeaterItem,
  args: { label: 'Owner' },
  render: (args) => (
    <Repeater label="Owners of the company">
      <RepeaterItem {...args}>
        <Field label="Name">
          <input name="owner" autoComplete="off" />
        </Field>
      </RepeaterItem>
    </Repeater>
  ),
} satisfies Meta<typeof RepeaterItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
