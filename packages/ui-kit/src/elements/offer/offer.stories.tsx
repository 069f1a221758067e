import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountSlider } from '#react/amount-slider.ts';
import { Button } from '#react/button.ts';
import { Offer } from '#react/offer.ts';

const meta = {
  title: 'Financing/Offer',
  component: Offer,
  args: { fee: 0.08, weeks: 31 },
  render: (args) => (
    <div className="story-column">
      <Offer {...args}>
        <AmountSlider name="amount" label="Amount" defaultValue={10_000_000} />
        <span slot="note">An estimate, not an offer. Your own terms follow the meeting.</span>
        <Button slot="action" variant="primary" size="large">
          Continue
        </Button>
      </Offer>
    </div>
  ),
} satisfies Meta<typeof Offer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const FeeRange: Story = { args: { fee: 0.06, highestFee: 0.12 } };
export const WithoutSlider: Story = {
  render: () => (
    <div className="story-column">
      <Offer amount={2_500_000} fee={0.1} weeks={12} />
    </div>
  ),
};
