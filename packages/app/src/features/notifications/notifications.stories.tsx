import type { Meta, StoryObj } from '@storybook/react-vite';
import { hrefOf } from '#core/routes/href.ts';
import { type OwnersPage, pageMeta, PATIENCE } from '#testing/page-story.tsx';
import { rests, shows } from '#testing/shows.ts';

const meta = { title: 'Pages/Notifications', ...pageMeta(hrefOf('tickets')) } satisfies Meta<typeof OwnersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens the list of the bell, once the page is there. */
async function open({ canvas, canvasElement, userEvent }: Context): Promise<void> {
  await canvas.findByRole('heading', { name: 'Tickets' }, PATIENCE);
  await press(canvasElement, userEvent, '.bell');
  await canvas.findByRole('heading', { name: 'Notifications' }, PATIENCE);
  await rests(canvasElement);
}

/** Presses a button whose name is inside its own tree. */
async function press(page: HTMLElement, userEvent: Context['userEvent'], selector: string): Promise<void> {
  await shows(() => page.querySelector(selector) !== null);
  const button = page.querySelector(selector);
  if (button) await userEvent.click(button);
}

/** In whatever scenario the toolbar names; the other stories each keep to one. */
export const Overview: Story = { play: open };

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async (context) => {
    await open(context);
    await context.canvas.findByText('Read all notifications', {}, PATIENCE);
    await shows(() => context.canvasElement.querySelectorAll('.notice').length > 0);
  },
};

export const Nothing: Story = {
  globals: { scenario: 'empty' },
  play: async (context) => {
    await open(context);
    await shows(() => context.canvasElement.querySelector('.bell-empty') !== null);
  },
};

/** What one wants to be told of. */
export const Settings: Story = {
  globals: { scenario: 'financed' },
  play: async (context) => {
    await open(context);
    await press(context.canvasElement, context.userEvent, '.bell-choose');
    await shows(() => context.canvasElement.querySelectorAll('.notice-settings plinth-switch').length > 0);
  },
};
