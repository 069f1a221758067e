import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { iconCircleCheck, iconClock, iconLock } from '#icons/icons.ts';
import { Badge } from '#react/badge.ts';
import { Button } from '#react/button.ts';
import { Icon } from '#react/icon.ts';

/** Rounds the badges of an area. */
const pills = { '--plinth-radius-badge': 'var(--plinth-radius-round)' } as CSSProperties;

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Approved', variant: 'success' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="story-row">
      <Badge variant="success">Approved</Badge>
      <Badge variant="primary">Topped up</Badge>
      <Badge variant="plain">Done</Badge>
      <Badge variant="info">Processing</Badge>
      <Badge variant="warning">Late</Badge>
      <Badge variant="danger">Failed</Badge>
      <Badge variant="accent">Sign in again</Badge>
      <Badge>Draft</Badge>
      <Badge variant="sandbox">SANDBOX</Badge>
    </div>
  ),
};

export const Kinds: Story = {
  render: () => (
    <div className="story-row">
      <Badge>4</Badge>
      <Badge kind="count" label="3 new notifications">
        3
      </Badge>
      <Badge kind="count" label="120 new notifications">
        120
      </Badge>
      <Badge kind="dot" label="Waits for you" />
    </div>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <div className="story-row">
      <Badge variant="success">
        <Icon size="small" path={iconCircleCheck} />
        Paid
      </Badge>
      <Badge variant="warning">
        <Icon size="small" path={iconClock} />
        Due on Monday
      </Badge>
      <Badge>
        <Icon size="small" path={iconLock} />
        Closed
      </Badge>
    </div>
  ),
};

export const AsLink: Story = {
  render: () => (
    <p>
      Contract C-1077{' '}
      <a href="#late-payments">
        <Badge variant="danger">2 payments late</Badge>
      </a>
    </p>
  ),
};

export const BesideText: Story = {
  render: () => (
    <div className="story-column">
      <h3>
        Larkfield Bank <Badge variant="success">Linked</Badge>
      </h3>
      <p>
        Contract C-1077 <Badge>Draft</Badge>
      </p>
    </div>
  ),
};

export const OnButton: Story = {
  render: () => (
    <div className="story-row">
      <Button>
        Tickets
        <Badge slot="end" kind="count" label="3 new answers">
          3
        </Badge>
      </Button>
      <Button variant="ghost">
        Documents
        <Badge slot="end" kind="dot" label="New document" />
      </Button>
    </div>
  ),
};

export const Pills: Story = {
  render: () => (
    <div className="plinth-row" style={pills}>
      <Badge variant="success">Approved</Badge>
      <Badge variant="primary">Topped up</Badge>
      <Badge variant="info">Processing</Badge>
      <Badge variant="warning">Late</Badge>
      <Badge variant="danger">Failed</Badge>
      <Badge>Draft</Badge>
    </div>
  ),
};

export const PillAsLink: Story = {
  render: () => (
    <p style={pills}>
      Contract C-1077{' '}
      <a href="#late-payments">
        <Badge variant="danger">2 payments late</Badge>
      </a>
    </p>
  ),
};
