import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { iconArrowRight, iconDownload, iconEllipsis, iconExternalLink, iconPlus } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { Icon } from '#react/icon.ts';

const round = { '--plinth-button-radius': 'var(--plinth-radius-round)' } as CSSProperties;

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

export const Links: Story = {
  render: () => (
    <div className="story-row">
      <Button href="#statement">Open the statement</Button>
      <Button href="#contract" variant="primary">
        Next step
        <Icon slot="end" size="small" mirrored path={iconArrowRight} />
      </Button>
      <Button href="https://northgate.example/" target="_blank" variant="ghost">
        Northgate Business Bank
        <Icon slot="end" size="small" path={iconExternalLink} label="opens in a new tab" />
      </Button>
    </div>
  ),
};

export const Round: Story = {
  render: () => (
    <div className="plinth-row" style={round}>
      <Button variant="primary">Request a top-up</Button>
      <Button>Print</Button>
      <Button variant="primary" iconOnly label="Add a bank">
        <Icon path={iconPlus} />
      </Button>
    </div>
  ),
};
