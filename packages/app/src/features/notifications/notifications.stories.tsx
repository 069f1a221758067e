import type { Meta, StoryObj } from '@storybook/react-vite';
import { hrefOf } from '#core/routes/href.ts';
import { type OwnerPage, pageMeta, FIND_OPTIONS } from '#testing/page-story.tsx';
import { waitForAnimations, waitUntil } from '#testing/wait-until.ts';

const meta = { title: 'Pages/Notifications', ...pageMeta(hrefOf('tickets')) } satisfies Meta<typeof OwnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Returns an element of the notification list, which renders its rows in its shadow tree. */
function findInList(page: HTMLElement, selector: string): Element | null {
  return page.querySelector('plinth-notification-list')?.shadowRoot?.querySelector(selector) ?? null;
}

/** Opens the notification list once the page has loaded. */
async function openNotifications({ canvas, canvasElement, userEvent }: Context): Promise<void> {
  await canvas.findByRole('heading', { name: 'Tickets' }, FIND_OPTIONS);
  await press(canvasElement, userEvent, '.bell');
  await waitUntil(() => findInList(canvasElement, '[part="heading"]') !== null);
  await waitForAnimations(canvasElement);
}

/** Clicks a button whose label is inside its shadow tree. */
async function press(page: HTMLElement, userEvent: Context['userEvent'], selector: string): Promise<void> {
  await waitUntil(() => page.querySelector(selector) !== null);
  const button = page.querySelector(selector);
  if (button) await userEvent.click(button);
}

/** Uses the scenario selected in the toolbar. The other stories set their own. */
export const Overview: Story = { play: openNotifications };

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async (context) => {
    await openNotifications(context);
    await waitUntil(() => findInList(context.canvasElement, '[part="notification"]') !== null);
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async (context) => {
    await openNotifications(context);
    await waitUntil(() => findInList(context.canvasElement, '.message:not([hidden]) slot[name="empty"]') !== null);
  },
};

/** The settings for muting topics. */
export const Settings: Story = {
  globals: { scenario: 'financed' },
  play: async (context) => {
    await openNotifications(context);
    await press(context.canvasElement, context.userEvent, '.bell-choose');
    await waitUntil(() => context.canvasElement.querySelectorAll('.notice-settings plinth-switch').length > 0);
  },
};
