import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconDownload, iconEllipsis } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { Icon } from '#react/icon.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="story-row">
      <Button>Secondary</Button>
      <Button variant="primary">Primary</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="accent">Accent</Button>
      <Button variant="accent-line">Accent line</Button>
      <Button variant="danger">Danger</Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="story-row">
      <Button size="small" variant="primary">
        Small
      </Button>
      <Button variant="primary">Medium</Button>
      <Button size="large" variant="primary">
        Large
      </Button>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className="story-row">
      <Button variant="primary" disabled>
        Disabled
      </Button>
      <Button variant="primary" busy>
        Saving
      </Button>
      <Button pressed="true">Pressed</Button>
      <Button href="#statement">Link</Button>
    </div>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <div className="story-row">
      <Button>
        <Icon slot="start" size="small" path={iconDownload} />
        Export CSV
      </Button>
      <Button iconOnly label="More actions">
        <Icon path={iconEllipsis} />
      </Button>
    </div>
  ),
};

export const Wide: Story = {
  render: () => (
    <div className="story-column">
      <Button wide size="large" variant="primary">
        Continue
      </Button>
    </div>
  ),
};
