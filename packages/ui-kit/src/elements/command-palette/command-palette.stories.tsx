import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconFileText, iconLandmark, iconLayoutDashboard, iconLifeBuoy } from '#icons/icons.ts';
import { CommandPalette } from '#react/command-palette.ts';
import { settled } from '#testing/settled.ts';

const groups = [
  {
    label: 'Pages',
    items: [
      { id: 'dashboard', title: 'Dashboard', icon: iconLayoutDashboard, bookmarked: true },
      { id: 'banking', title: 'Banking', icon: iconLandmark, bookmarked: false },
      { id: 'tickets', title: 'Tickets', icon: iconLifeBuoy, bookmarked: false },
    ],
  },
  {
    label: 'Contracts',
    items: [
      { id: 'c-1077', title: 'C-1077', hint: 'Topped up', icon: iconFileText },
      { id: 'c-1042', title: 'C-1042', hint: 'Approved', icon: iconFileText },
    ],
  },
];

const meta = {
  title: 'Navigation/Command palette',
  component: CommandPalette,
  play: settled,
  args: { open: true, groups },
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Recent: Story = { args: { recent: ['c-1042', 'tickets'] } };
export const Loading: Story = { args: { groups: [], status: 'loading' } };
export const Failed: Story = { args: { groups: [], status: 'error' } };
export const Empty: Story = { args: { groups: [] } };
