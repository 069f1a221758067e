import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '#react/radio-group.ts';
import { Radio } from '#react/radio.ts';
import { argTypes } from '#testing/arg-types.ts';
import './radio-group.stories.css';

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  argTypes: argTypes('radio-group'),
  args: { label: 'Menu layout', defaultValue: 'vertical' },
  render: (args) => (
    <RadioGroup {...args}>
      <Radio value="vertical">Vertical menu</Radio>
      <Radio value="horizontal">Horizontal menu</Radio>
      <Radio value="none" disabled>
        Not available
      </Radio>
    </RadioGroup>
  ),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const days = [
  ['20', 'Fri', '6 free'],
  ['23', 'Mon', '9 free'],
  ['24', 'Tue', '7 free'],
  ['25', 'Wed', '4 free'],
  ['26', 'Thu', 'Holiday'],
  ['27', 'Fri', 'Holiday'],
  ['30', 'Mon', '11 free'],
] as const;
const slots = [
  '9:00 AM',
  '9:30 AM',
  '10:00 AM',
  '10:30 AM',
  '11:00 AM',
  '11:30 AM',
  '1:00 PM',
  '1:30 PM',
  '2:00 PM',
  '2:30 PM',
  '3:00 PM',
  '3:30 PM',
];
const takenSlots = new Set(['9:00 AM', '10:00 AM', '1:00 PM', '2:00 PM', '3:00 PM']);

export const Overview: Story = {};

export const WithHelp: Story = { args: { help: 'Takes effect at once.' } };
export const Invalid: Story = { args: { defaultValue: null, error: 'Choose one.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Descriptions: Story = {
  render: () => (
    <RadioGroup label="Content width" defaultValue="boxed">
      <Radio value="full" description="As wide as the window.">
        Full
      </Radio>
      <Radio value="boxed" description="No wider than 1,440 pixels.">
        Boxed
      </Radio>
      <Radio value="fluid" description="Grows with the text." reason="Needs the horizontal menu." disabled>
        Fluid
      </Radio>
    </RadioGroup>
  ),
};

export const Segments: Story = {
  render: () => (
    <RadioGroup appearance="segment" label="Range" labelHidden defaultValue="month">
      <Radio value="28">Last 28 Days</Radio>
      <Radio value="month">Last Month</Radio>
      <Radio value="year">Last Year</Radio>
    </RadioGroup>
  ),
};

export const Tiles: Story = {
  render: () => (
    <div className="story-column story-meeting">
      <RadioGroup className="story-days" appearance="tile" label="Day" defaultValue="24">
        <span slot="label-end">November 2026</span>
        {days.map(([day, weekday, note]) => (
          <Radio
            key={day}
            value={day}
            description={note}
            disabled={note === 'Holiday'}
            reason={note === 'Holiday' ? note : ''}
          >
            <span slot="start">{weekday}</span>
            {day}
          </Radio>
        ))}
      </RadioGroup>
      <RadioGroup className="story-slots" appearance="tile" label="Time" defaultValue="10:30 AM">
        <span slot="label-end">Pacific Time (GMT−8)</span>
        {slots.map((slot) => (
          <Radio key={slot} value={slot} disabled={takenSlots.has(slot)} reason="Taken">
            {slot}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  ),
};
