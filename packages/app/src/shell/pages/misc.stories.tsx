import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnersPage, pageMeta, PATIENCE } from '#testing/page-story.tsx';

const meta = { title: 'Pages/Misc', ...pageMeta('/misc/error') } satisfies Meta<typeof OwnersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of its own path, with its one heading. */
function at(path: string): Story {
  return {
    args: { path },
    render: ({ path: address }, { globals }) => {
      const { skin } = globals as { readonly skin: 'light' | 'dark' };
      return <OwnersPage key={skin} path={address} skin={skin} />;
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1 }, PATIENCE);
    },
  };
}

export const Overview: Story = at('/misc/error');
export const UnknownAddress: Story = at('/no/such/page');
export const NotAuthorized: Story = at('/misc/not-authorized');
export const Maintenance: Story = at('/misc/maintenance');
