import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useEffect, useState, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import type { Skin } from '#core/appearance/appearance.ts';
import { ServicesContext } from '#core/context.ts';
import { linked } from '#core/events.ts';
import { hrefOf, sampleHrefOf } from '#core/routes/href.ts';
import { AppRouter } from '#shared/app-router.tsx';
import { waitUntil } from '#testing/wait-until.ts';
import { API, createWorld, OWNER, servicesOf } from '#testing/world.ts';
import { feature } from './feature.ts';
import { AuthenticatePage } from './pages/authenticate.tsx';
import { BankAccountsPage } from './pages/bank-accounts.tsx';
import { VirtualCardPage } from './pages/virtual-card.tsx';

/** The signed-in user. The mock derives the customer's id from the user's id. */
const USER = { ...OWNER, customerId: `customer-${OWNER.uid}` };

interface Args {
  readonly skin: Skin;
  readonly page: ComponentType;
  /** Whether a bank was just linked. */
  readonly isNewlyLinked?: boolean;
  readonly contentUrl?: string;
}

function createPage({ skin, isNewlyLinked = false, contentUrl }: Args) {
  const world = createWorld({ user: USER });
  world.join(feature);
  if (isNewlyLinked) world.store.dispatch(linked({ kind: 'bank', connectionId: 'connection-larkfield' }));
  const settings = { ...world.deps.settings, ...(contentUrl === undefined ? {} : { contentUrl }) };
  world.storage.set('skin', skin);
  return { world, services: servicesOf({ ...world.deps, settings }) };
}

/** Renders the page with the real store. The mock provider uses the scenario selected in the toolbar. */
function Page(args: Args) {
  const [{ world, services }] = useState(() => createPage(args));
  useEffect(() => () => world.task.cancel(), [world]);
  const { page: PageComponent } = args;
  return (
    <Provider store={world.store}>
      <ServicesContext value={services}>
        <AppRouter>
          {PageComponent === AuthenticatePage ? (
            <PageComponent />
          ) : (
            <main>
              <PageComponent />
            </main>
          )}
        </AppRouter>
      </ServicesContext>
    </Provider>
  );
}

/** Sets the browser's URL to a path of the app while the story is rendered. */
const withPath = (path: string) => () => {
  const originalHref = location.href;
  history.replaceState(null, '', path);
  return () => history.replaceState(null, '', originalHref);
};

const meta = {
  title: 'Pages/Banking',
  component: Page,
  // Each page takes focus and fills the window, so several pages can't share one docs page.
  tags: ['!autodocs'],
  args: { skin: 'light', page: BankAccountsPage },
  argTypes: { skin: { table: { disable: true } }, page: { table: { disable: true } } },
  render: (args, { globals }) => {
    const { skin, scenario } = globals as { skin: Skin; scenario: string };
    return <Page key={`${skin} ${scenario}`} {...args} skin={skin} />;
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Options of `findBy…` queries: responses pass through a worker and the client may retry. */
const FIND_OPTIONS = { timeout: 10_000 };

/** Uses the scenario selected in the toolbar. The other stories set their own. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Banking' });
  },
};

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvas }) => {
    await canvas.findByText('3 banks, 4 checking accounts', {}, FIND_OPTIONS);
    await canvas.findByText('Spent in November', {}, FIND_OPTIONS);
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await waitUntil(() => emptyHeadings(canvasElement).includes('No virtual card yet'));
  },
};

export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvasElement }) => {
    await waitUntil(() => missingSections(canvasElement).join() === 'Connections,Virtual card');
  },
};

/** Every request is pending. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(http.all(`${API}/*`, () => delay('infinite')));
  },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};

/** The user has just returned from the bank's hosted page. */
export const NewlyLinked: Story = {
  args: { isNewlyLinked: true },
  globals: { scenario: 'financed' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Larkfield Bank is linked/, {}, FIND_OPTIONS);
  },
};

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M8 30h24M12 26V14m8 12V14m8 12V14M8 12l12-6 12 6z" stroke="#1d4f91" stroke-width="2" fill="none"/></svg>';

/** The content host has a logo for one bank. The others show their initials. */
export const Logos: Story = {
  args: { contentUrl: '/content' },
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/content/institutions/:file', ({ params }) =>
        params['file'] === 'larkfield-bank.svg'
          ? new HttpResponse(LOGO, { headers: { 'content-type': 'image/svg+xml' } })
          : new HttpResponse(null, { status: 404 }),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('3 banks, 4 checking accounts', {}, FIND_OPTIONS);
    const logoImage = (bank: string) =>
      [...canvasElement.querySelectorAll('plinth-avatar')]
        .find(({ name }) => name === bank)
        ?.shadowRoot?.querySelector('img');
    await waitUntil(
      () => (logoImage('Larkfield Bank')?.naturalWidth ?? 0) > 0 && logoImage('Tidewater Credit Union') === null,
    );
  },
};

export const Card: Story = {
  args: { page: VirtualCardPage },
  globals: { scenario: 'financed' },
  beforeEach: withPath(sampleHrefOf('virtual-card')),
  play: async ({ canvas }) => {
    await canvas.findByText('Left to spend', {}, FIND_OPTIONS);
  },
};

export const CardErrors: Story = {
  ...Card,
  globals: { scenario: 'errors' },
  play: async ({ canvasElement }) => {
    await waitUntil(() => missingSections(canvasElement).join() === 'Card,Transactions');
  },
};

export const UnknownCard: Story = {
  ...Card,
  beforeEach: withPath(hrefOf('virtual-card', { virtualCreditCardId: '../..' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Card not found' }, FIND_OPTIONS);
  },
};

export const SignInAgain: Story = {
  args: { page: AuthenticatePage },
  globals: { scenario: 'financed' },
  beforeEach: withPath(hrefOf('bank-authenticate', { connectionId: 'connection-tidewater' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Opening your bank’s page' });
  },
};

export const SignInAgainUnknown: Story = {
  ...SignInAgain,
  beforeEach: withPath(hrefOf('bank-authenticate', { connectionId: 'nobody' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Connection not found' }, FIND_OPTIONS);
  },
};

export const SignInAgainFailed: Story = {
  ...SignInAgain,
  globals: { scenario: 'errors' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The bank’s page didn’t open' }, FIND_OPTIONS);
  },
};

const emptyHeadings = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('plinth-empty-state')].filter(({ kind }) => kind === 'empty').map(({ heading }) => heading);

/** Returns the headings of the sections that failed to load. */
const missingSections = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('.missing-section h2')].map(({ textContent }) => textContent);
