import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { hrefOf } from '#core/routes/href.ts';
import { failuresOn, type OwnersPage, pageMeta, PATIENCE, unanswered } from '#testing/page-story.tsx';
import { shows } from '#testing/shows.ts';
import { API } from '#testing/world.ts';

const meta = { title: 'Pages/Accounting', ...pageMeta(hrefOf('accounting')) } satisfies Meta<typeof OwnersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In whatever scenario the toolbar names; the other stories each keep to one. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Accounting' }, PATIENCE);
  },
};

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvas }) => {
    await canvas.findByText('Quillbooks', {}, PATIENCE);
    await canvas.findByText('Harrow & Vine Provisions LLC', {}, PATIENCE);
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await shows(() => canvasElement.querySelector('plinth-empty-state')?.heading === 'No accounting platforms yet');
  },
};

/** The business itself fails to load first, and comes with the second try. */
export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Try again', {}, PATIENCE));
    const expected = ['Failed to load Accounting Platforms', 'Failed to get Accounting information'];
    await shows(() => expected.every((heading) => failuresOn(canvasElement).includes(heading)));
  },
};

/** Who it is has been answered, and nothing else yet. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(...unanswered);
  },
  play: async ({ canvasElement }) => {
    await shows(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};

/** Every answer takes three seconds. */
export const Slow: Story = {
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByText('Harrow & Vine Provisions LLC', {}, PATIENCE);
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

/** More platforms than one takes in at a glance: there is a search, which knows no case and no accents. */
export const Many: Story = {
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
    const search = await canvas.findByRole('searchbox', {}, PATIENCE);
    const names = () => [...canvasElement.querySelectorAll('.platform-row-name')].map(({ textContent }) => textContent);
    await userEvent.type(search, 'ABA');
    await shows(() => names().join() === 'Ábaco');
    await userEvent.type(search, 'x');
    await shows(
      () =>
        names().length === 0 &&
        canvasElement.querySelector('plinth-empty-state')?.heading === 'No platform fits this search',
    );
    await userEvent.clear(search);
    await shows(() => names().length === NAMES.length);
  },
};
