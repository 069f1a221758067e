import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '#react/button.ts';
import { Drawer } from '#react/drawer.ts';
import { settled } from '#testing/settled.ts';
import { drawerPlacements } from './drawer.ts';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  play: settled,
  args: { open: true, heading: 'Appearance', children: 'Skin, width of the content, menu and navbar.' },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: ({ children, ...args }) => (
    <Drawer {...args}>
      {children}
      <Button slot="footer" size="small" variant="ghost">
        Reset
      </Button>
      <Button slot="footer" size="small">
        Copy settings
      </Button>
    </Drawer>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const StartPlacement: Story = { args: { placement: 'start' } };
export const TopPlacement: Story = { args: { placement: 'top' } };
export const BottomPlacement: Story = { args: { placement: 'bottom' } };
export const Modeless: Story = { args: { modeless: true } };

function DrawersAtEachEdge() {
  const [openPlacement, setOpenPlacement] = useState<string>();
  const close = () => setOpenPlacement(undefined);
  return (
    <>
      <div className="story-row">
        {drawerPlacements.map((placement) => (
          <Button key={placement} onClick={() => setOpenPlacement(placement)}>
            {placement}
          </Button>
        ))}
      </div>
      {drawerPlacements.map((placement) => (
        <Drawer
          key={placement}
          placement={placement}
          open={openPlacement === placement}
          heading="Collection of November 16"
          onDrawerClose={close}
        >
          $6,800 were taken from Northgate Business Bank.
        </Drawer>
      ))}
    </>
  );
}

export const Placements: Story = { render: () => <DrawersAtEachEdge /> };

function ModelessDrawerWithTrigger() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(!open)}>Filters</Button>
      <Drawer open={open} modeless heading="Filters" onDrawerClose={() => setOpen(false)}>
        Only collections of this year are shown.
      </Drawer>
    </>
  );
}

export const ModelessOpenedByButton: Story = { render: () => <ModelessDrawerWithTrigger /> };
