import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from '#react/checkbox-group.ts';
import { Checkbox } from '#react/checkbox.ts';

const meta = {
  title: 'Forms/Checkbox group',
  component: CheckboxGroup,
  args: { label: 'Transactions' },
  render: (args) => (
    <CheckboxGroup {...args}>
      <Checkbox value="funding" defaultChecked>
        Funding
      </Checkbox>
      <Checkbox value="collections">Collections</Checkbox>
      <Checkbox value="refunds">Refunds</Checkbox>
      <Checkbox value="fees" disabled>
        Fees
      </Checkbox>
    </CheckboxGroup>
  ),
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const SelectAll: Story = { args: { selectAll: true } };
export const WithHelp: Story = { args: { help: 'The statement lists these.' } };
export const Limits: Story = { args: { min: 2, max: 3, required: true, help: 'Choose two or three.' } };
export const Invalid: Story = { args: { error: 'Choose at least one.' } };
export const Disabled: Story = { args: { disabled: true, selectAll: true } };
