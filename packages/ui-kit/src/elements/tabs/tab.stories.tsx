import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tab } from '#react/tab.ts';
import { Tabs } from '#react/tabs.ts';

const meta = {
  title: 'Navigation/Tabs/Tab',
  component: Tab,
  args: { name: 'available', count: 4, children: 'Available' },
  decorators: [
    (Story) => (
      <Tabs label="Platforms">
        <Story />
        <Tab name="linked">Linked</Tab>
      </Tabs>
    ),
  ],
} satisfies Meta<typeof Tab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithoutCount: Story = { args: { count: undefined } };
export const Closable: Story = { args: { closable: true } };
export const Disabled: Story = { args: { disabled: true } };
