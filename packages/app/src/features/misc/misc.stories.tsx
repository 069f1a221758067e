import type { Meta, StoryObj } from '@storybook/react-vite';
import { hrefOf } from '#core/routes/href.ts';
import { OwnerPage, pageMeta, FIND_OPTIONS } from '#testing/page-story.tsx';

const meta = { title: 'Pages/Misc', ...pageMeta(hrefOf('error')) } satisfies Meta<typeof OwnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Creates a story that renders the page at a path and expects its heading. */
function storyAt(path: string): Story {
  return {
    args: { path },
    render: ({ path: address }, { globals }) => {
      const { skin } = globals as { readonly skin: 'light' | 'dark' };
      return <OwnerPage key={skin} path={address} skin={skin} />;
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1 }, FIND_OPTIONS);
    },
  };
}

export const Overview: Story = storyAt(hrefOf('error'));
export const UnknownAddress: Story = storyAt('/no/such/page');
export const NotAuthorized: Story = storyAt(hrefOf('not-authorized'));
export const Maintenance: Story = storyAt(hrefOf('maintenance'));
