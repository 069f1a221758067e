import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconChartColumn, iconTable2 } from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';
import { ToggleGroup } from '#react/toggle-group.ts';
import { ToggleItem } from '#react/toggle-item.ts';

const meta = {
  title: 'Actions/Toggle group',
  component: ToggleGroup,
  args: { label: 'Series', multiple: true, defaultValue: 'in out' },
  render: (args) => (
    <ToggleGroup {...args}>
      <ToggleItem value="in">Money in</ToggleItem>
      <ToggleItem value="out">Money out</ToggleItem>
      <ToggleItem value="fees">Fees</ToggleItem>
    </ToggleGroup>
  ),
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Single: Story = { args: { multiple: false, defaultValue: 'out' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { defaultValue: '', error: 'Choose one.' } };

export const Icons: Story = {
  render: () => (
    <ToggleGroup label="View" labelHidden required defaultValue="table">
      <ToggleItem value="table" label="Table">
        <Icon path={iconTable2} />
      </ToggleItem>
      <ToggleItem value="chart" label="Chart">
        <Icon path={iconChartColumn} />
      </ToggleItem>
    </ToggleGroup>
  ),
};
