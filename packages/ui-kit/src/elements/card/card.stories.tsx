import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../react/button.ts';
import { Card } from '../../react/card.ts';
import { argTypes } from '../../testing/arg-types.ts';

const meta = {
  title: 'Elements/Card',
  component: Card,
  argTypes: argTypes('card'),
  render: (args) => (
    <Card {...args}>
      <h2 slot="heading">Cash flow</h2>
      <p>Money in and money out of the linked accounts.</p>
    </Card>
  ),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const HeadAndFoot: Story = {
  render: () => (
    <Card>
      <h2 slot="heading">Connections</h2>
      <Button slot="actions" size="small">Add a bank</Button>
      <p>Larkfield Bank, Northgate Business Bank</p>
      <span slot="foot">Only checking accounts are shown.</span>
    </Card>
  ),
};

export const Flush: Story = {
  render: () => (
    <Card flush>
      <h2 slot="heading">Rows to the edge</h2>
      <hr />
      <span slot="foot">9 of 120</span>
    </Card>
  ),
};

export const Hero: Story = {
  render: () => (
    <Card variant="hero">
      <div>Available to draw</div>
      <div slot="aside">Next collection</div>
    </Card>
  ),
};

export const Narrow: Story = { ...Hero, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { ...Hero, globals: { direction: 'rtl' } };
export const Dark: Story = { ...HeadAndFoot, globals: { skin: 'dark' } };
