import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioTileGroup } from '#react/radio-tile-group.ts';
import { RadioTile } from '#react/radio-tile.ts';
import './radio-tile-group.stories.css';

const meta = {
  title: 'Forms/Radio tile group',
  component: RadioTileGroup,
  args: { label: 'Time', defaultValue: '10:00' },
  render: (args) => (
    <RadioTileGroup {...args}>
      <RadioTile value="9:00">9:00 AM</RadioTile>
      <RadioTile value="10:00">10:00 AM</RadioTile>
      <RadioTile value="11:00" disabled reason="Taken">
        11:00 AM
      </RadioTile>
      <RadioTile value="13:00">1:00 PM</RadioTile>
    </RadioTileGroup>
  ),
} satisfies Meta<typeof RadioTileGroup>;

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

export const WithHelp: Story = { args: { help: 'A meeting takes half an hour.' } };
export const Invalid: Story = { args: { defaultValue: null, error: 'Choose one.' } };
export const Disabled: Story = { args: { disabled: true } };

export const DaysAndTimes: Story = {
  render: () => (
    <div className="story-column story-meeting">
      <RadioTileGroup className="story-days" label="Day" defaultValue="24">
        <span slot="label-end">November 2026</span>
        {days.map(([day, weekday, note]) => (
          <RadioTile
            key={day}
            value={day}
            description={note}
            disabled={note === 'Holiday'}
            reason={note === 'Holiday' ? note : ''}
          >
            <span slot="start">{weekday}</span>
            {day}
          </RadioTile>
        ))}
      </RadioTileGroup>
      <RadioTileGroup className="story-slots" label="Time" defaultValue="10:30 AM">
        <span slot="label-end">Pacific Time (GMT−8)</span>
        {slots.map((slot) => (
          <RadioTile key={slot} value={slot} disabled={takenSlots.has(slot)} reason="Taken">
            {slot}
          </RadioTile>
        ))}
      </RadioTileGroup>
    </div>
  ),
};
