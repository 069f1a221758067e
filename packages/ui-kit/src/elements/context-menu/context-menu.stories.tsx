import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContextMenu } from '#react/context-menu.ts';
import { ListGroup } from '#react/list-group.ts';
import { ListItem } from '#react/list-item.ts';
import { MenuItem } from '#react/menu-item.ts';
import { settled } from '#testing/settled.ts';

const meta = {
  title: 'Overlays/Context menu',
  component: ContextMenu,
  play: settled,
  args: { label: 'File' },
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  render: (args) => (
    <ContextMenu {...args}>
      <ListGroup slot="target" label="Files">
        <ListItem pressable value="lease">
          lease.pdf
        </ListItem>
        <ListItem pressable value="letter">
          letter.pdf
        </ListItem>
      </ListGroup>
      <MenuItem value="rename">Rename</MenuItem>
      <MenuItem value="duplicate">Duplicate</MenuItem>
      <hr />
      <MenuItem value="delete" variant="danger">
        Delete
      </MenuItem>
    </ContextMenu>
  ),
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Open: Story = { args: { open: true } };
