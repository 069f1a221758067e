import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorField } from '#react/color-field.ts';

const SWATCHES = [
  { value: '#1f5faa', label: 'Ink' },
  { value: '#a87b1c', label: 'Brass' },
  { value: '#2c8a5f', label: 'Green' },
  { value: '#c0392b', label: 'Red' },
  { value: '#2a8fa3', label: 'Teal' },
  { value: '#7a1fa2', label: 'Violet' },
];

const meta = {
  title: 'Forms/Color field',
  component: ColorField,
  args: { label: 'Brand color', help: 'Shown on your invoices.', defaultValue: '#1f5faa' },
  render: (args) => (
    <div className="story-column">
      <ColorField {...args} />
    </div>
  ),
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** `swatches` suggests colors, each with a name. */
export const Swatches: Story = { args: { swatches: SWATCHES } };

/** With `alpha`, the color has an opacity, and its value ends with two more digits. */
export const Alpha: Story = { args: { label: 'Highlight', help: '', alpha: true, defaultValue: '#a87b1c66' } };

export const States: Story = {
  render: () => (
    <div className="story-column">
      <ColorField label="Empty" placeholder="#1f5faa" optional />
      <ColorField label="With an error" defaultValue="#ffffff" error="Choose a color that is visible on white." />
      <ColorField
        label="Disabled"
        alpha
        defaultValue="#1f5faa"
        swatches={SWATCHES}
        disabled
        disabledReason="Your bank sets this color."
      />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'لون العلامة', help: '', alpha: true, defaultValue: '#1f5faacc', swatches: SWATCHES },
  globals: { direction: 'rtl', locale: 'ar' },
};
