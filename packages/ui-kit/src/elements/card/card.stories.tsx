import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#react/button.ts';
import { CapacityMeter } from '#react/capacity-meter.ts';
import { Card } from '#react/card.ts';
import { RepaymentProgress } from '#react/repayment-progress.ts';
import { Stat } from '#react/stat.ts';

const meta = {
  title: 'Layout/Card',
  component: Card,
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

export const HeaderAndFooter: Story = {
  render: () => (
    <Card>
      <h2 slot="heading">Connections</h2>
      <Button slot="actions" size="small">
        Add a bank
      </Button>
      <p>Larkfield Bank, Northgate Business Bank</p>
      <span slot="foot">Only checking accounts are shown.</span>
    </Card>
  ),
};

export const WithButtons: Story = {
  render: () => (
    <div className="story-column">
      <Card collapsible refreshable closable>
        <h2 slot="heading">Cash flow</h2>
        <Button slot="actions" size="small">
          Export CSV
        </Button>
        <p>Money in and money out of the linked accounts.</p>
      </Card>
      <Card collapsible collapsed refreshable refreshing>
        <h2 slot="heading">Connections</h2>
        <p>Larkfield Bank, Northgate Business Bank</p>
      </Card>
    </div>
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
      <Stat size="large" label="Available to draw" value="$266,600">
        <span slot="mark" style={{ background: 'var(--plinth-color-primary)' }} />
        <span slot="note">This week: $25,000 drawn, $6,800 repaid.</span>
      </Stat>
      <CapacityMeter
        available={26_660_000}
        owed={21_340_000}
        inProgress={2_500_000}
        style={{ marginBlockStart: '1.5rem' }}
      />
      <Stat slot="aside" label="Next collection" value="$6,800">
        <span slot="note">Monday, November 23, in 4 days</span>
      </Stat>
      <RepaymentProgress slot="aside" collected={10_170_000} total={29_010_000} style={{ marginBlockStart: '1.5rem' }}>
        <span slot="note">about 31 weeks</span>
      </RepaymentProgress>
    </Card>
  ),
};

export const Narrow: Story = { ...Hero, globals: { viewport: { value: 'mobile1' } } };
