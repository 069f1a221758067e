import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconGlobe } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { DropdownMenu } from '#react/dropdown-menu.ts';
import { Icon } from '#react/icon.ts';
import { LanguageList } from '#react/language-list.ts';
import { settled } from '#testing/settled.ts';

const meta = {
  title: 'Navigation/Language list',
  component: LanguageList,
  play: settled,
  args: { languages: 'en fr de pt ar', value: 'en' },
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  render: (args) => (
    <DropdownMenu open label="Language">
      <Button slot="trigger" variant="ghost">
        <Icon slot="start" path={iconGlobe} />
        English
      </Button>
      <LanguageList {...args} />
    </DropdownMenu>
  ),
} satisfies Meta<typeof LanguageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
