import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#react/button.ts';
import { FinancingSummary } from '#react/financing-summary.ts';
import type { FinancingFigures, FinancingLoad, FinancingLoadCode } from './financing-load.ts';

const FIGURES: FinancingFigures = {
  available: 26_660_000,
  owed: 21_340_000,
  inProgress: 2_500_000,
  limit: 48_000_000,
  next: { amount: 1_020_000, date: '2026-11-23', account: 'Northgate Business Bank ····4417' },
  repayment: { collected: 10_170_000, total: 29_010_000, until: '2027-06-21' },
};

const loadFigures: FinancingLoad = () => Promise.resolve(FIGURES);
const rejectWith = (code: FinancingLoadCode) => () =>
  Promise.reject(Object.assign(new Error('The figures did not load.'), { code }));

const meta = {
  title: 'Financing/Financing summary',
  component: FinancingSummary,
  args: { load: loadFigures },
  render: (args) => (
    <FinancingSummary {...args}>
      <Button slot="action" variant="primary">
        Request a top-up
      </Button>
    </FinancingSummary>
  ),
} satisfies Meta<typeof FinancingSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
const loadForever = () => new Promise<never>(() => {});
export const Loading: Story = { args: { load: loadForever, timeout: 0 } };
const loadNothing = () => Promise.resolve(null);
export const NoFinancingYet: Story = { args: { load: loadNothing } };
const loadUnused = () => Promise.resolve({ available: 48_000_000, owed: 0 });
export const NothingOwed: Story = { args: { load: loadUnused } };
const loadOffline = rejectWith('network');
export const Offline: Story = { args: { load: loadOffline } };
const loadSignedOut = rejectWith('session-expired');
export const SignedOut: Story = { args: { load: loadSignedOut } };
const loadFailing = rejectWith('http');
export const Failed: Story = { args: { load: loadFailing } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
