import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { hrefOf } from '#core/routes/href.ts';
import { type OwnerPage, pageMeta, FIND_OPTIONS, pendingHandlers } from '#testing/page-story.tsx';
import { waitUntil } from '#testing/wait-until.ts';
import { API } from '#testing/world.ts';

const meta = { title: 'Pages/Accounting', ...pageMeta(hrefOf('accounting')) } satisfies Meta<typeof OwnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uses the scenario selected in the toolbar. The other stories set their own. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Accounting' }, FIND_OPTIONS);
  },
};

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvas }) => {
    await canvas.findByText('Quillbooks', {}, FIND_OPTIONS);
    await canvas.findByText('Harrow & Vine Provisions LLC', {}, FIND_OPTIONS);
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('plinth-empty-state')?.heading === 'No accounting platforms yet');
  },
};

/** The customer fails to load at first and loads on the second attempt. */
export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Try again', {}, FIND_OPTIONS));
    const sentences = ['Failed to load Accounting Platforms', 'Failed to get Accounting information'];
    await waitUntil(() => {
      const alerts = [...canvasElement.querySelectorAll('plinth-alert')];
      return alerts.length === 1 && sentences.every((sentence) => alerts[0]?.textContent?.includes(sentence));
    });
  },
};

/** The session is known, but every other request is pending. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(...pendingHandlers);
  },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};

/** Every response takes three seconds. */
export const Slow: Story = {
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByText('Harrow & Vine Provisions LLC', {}, FIND_OPTIONS);
  },
};

const NAMES = [
  'Ábaco',
  'Bookwell',
  'Countinghouse',
  'Daybook',
  'Evenkeel',
  'Foliant',
  'Grandlivre',
  'Harborbooks',
  'The Interregional Ledger and Reconciliation Company of the Upper Willamette',
];

/** With many platforms, the list has a search field that ignores case and accents. */
export const ManyPlatforms: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(`${API}/data/accounting/customers/:id`, () => new HttpResponse(null, { status: 204 })),
      http.get(`${API}/data/accounting/customers/:id/integrations`, () =>
        HttpResponse.json(
          NAMES.map((name, index) => ({ id: `platform-${index}`, name, linked: false, linkUrl: null })),
        ),
      ),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const search = await canvas.findByRole('searchbox', {}, FIND_OPTIONS);
    const visibleNames = () =>
      [...canvasElement.querySelectorAll('.platform-row-name')].map(({ textContent }) => textContent);
    await userEvent.type(search, 'ABA');
    await waitUntil(() => visibleNames().join() === 'Ábaco');
    await userEvent.type(search, 'x');
    await waitUntil(
      () =>
        visibleNames().length === 0 &&
        canvasElement.querySelector('plinth-empty-state')?.heading === 'No platforms match',
    );
    await userEvent.clear(search);
    await waitUntil(() => visibleNames().length === NAMES.length);
  },
};
