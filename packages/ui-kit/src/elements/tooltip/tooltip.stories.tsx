import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconTable2 } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { Icon } from '#react/icon.ts';
import { Tooltip } from '#react/tooltip.ts';
import { tooltipPlacements } from './tooltip.ts';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Shows the same figures as a table' },
  parameters: { layout: 'centered' },
  render: (args) => (
    <Tooltip {...args}>
      <Button variant="ghost" iconOnly label="Table">
        <Icon path={iconTable2} />
      </Button>
    </Tooltip>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusButton: NonNullable<Story['play']> = async ({ userEvent }) => userEvent.tab();

export const Overview: Story = {};
export const OnFocus: Story = { play: focusButton };

export const Triggers: Story = {
  render: () => (
    <div className="story-row">
      <Tooltip text="Includes the fee and all collections so far">
        <Button>Statement</Button>
      </Tooltip>
      <Tooltip text="Opens the terms of contract C-1077">
        <a href="#terms">Terms</a>
      </Tooltip>
      <Tooltip text="Switches between a chart and a table">
        <Button variant="ghost" iconOnly label="Table">
          <Icon path={iconTable2} />
        </Button>
      </Tooltip>
    </div>
  ),
};

export const WithoutDelay: Story = { args: { delay: 0 } };

export const Placements: Story = {
  render: () => (
    <div className="story-row">
      {tooltipPlacements.map((placement) => (
        <Tooltip key={placement} placement={placement} text="Sep 2026: in $150,000, out $19,000">
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </div>
  ),
};
