import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabPanel } from '#react/tab-panel.ts';
import { Tab } from '#react/tab.ts';
import { Tabs } from '#react/tabs.ts';

const meta = {
  title: 'Navigation/Tabs/Tab panel',
  component: TabPanel,
  args: { name: 'linked', children: 'Northgate Books, read every morning.' },
  decorators: [
    (Story) => (
      <Tabs label="Platforms">
        <Tab name="linked">Linked</Tab>
        <Story />
      </Tabs>
    ),
  ],
} satisfies Meta<typeof TabPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
