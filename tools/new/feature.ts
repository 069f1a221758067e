import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendItem, importNames, insertBefore } from './insert.ts';
import { camel, checkRouteIsNew, pascal, sentence, type Generated } from './names.ts';

const APP = 'packages/app/src';
const ROUTES_FILE = `${APP}/core/routes/routes.ts`;
const DEMO_ROUTES_FILE = `${APP}/demo/_shared/routes.ts`;
const REGISTRY_FILE = `${APP}/shell/page-registry.ts`;
const MENU_FILE = `${APP}/shell/menu.ts`;

interface NewFeature {
  /** Name of the folder and the route, and the path of the route: `spare-parts`. */
  readonly name: string;
  /** Key in the state and in the locale files: `spareParts`. */
  readonly id: string;
  /** Prefix of the component names: `SpareParts`. */
  readonly type: string;
  /** Title of the page: `Spare parts`. */
  readonly title: string;
}

/**
 * Returns the files of a new feature with one page: slice with a panel, page, card, locale files, story and test. They
 * also add its route, its page in the registry and its menu entry.
 */
export function featureFiles(name: string, root: string): Generated {
  const feature: NewFeature = { name, id: camel(name), type: pascal(name), title: sentence(name) };
  const folder = `${APP}/features/${name}`;
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  for (const file of [ROUTES_FILE, DEMO_ROUTES_FILE]) checkRouteIsNew(read(file), file, name, `/${name}`);
  return {
    files: {
      [`${folder}/feature.ts`]: entryOf(feature),
      [`${folder}/${name}-slice.ts`]: sliceOf(feature),
      [`${folder}/${name}-slice.test.ts`]: testOf(feature),
      [`${folder}/${name}.stories.tsx`]: storiesOf(feature),
      [`${folder}/pages/${name}.tsx`]: pageOf(feature),
      [`${folder}/pages/${name}.css`]: pageStylesOf(feature),
      [`${folder}/components/${name}-card.tsx`]: cardOf(feature),
      [`${folder}/components/${name}-card.css`]: cardStylesOf(feature),
      ...Object.fromEntries(
        Object.entries(TEXTS).map(([language, texts]) => [
          `${folder}/locales/${language}.json`,
          `${JSON.stringify({ [feature.id]: { title: feature.title, ...texts } }, null, 2)}\n`,
        ]),
      ),
    },
    updates: {
      [ROUTES_FILE]: insertBefore(
        read(ROUTES_FILE),
        "  'bank-return': route(",
        `  '${name}': route({ path: '/${name}', ready: '.${name}-row' }),\n`,
      ),
      [REGISTRY_FILE]: insertBefore(read(REGISTRY_FILE), "  'bank-return': {", registryEntryOf(feature)),
      [MENU_FILE]: addMenuEntry(read(MENU_FILE), name),
    },
    next: [
      `the feature lists the tickets until you request its own data: replace Task and client.tasks.list in ${folder}/${name}-slice.ts, listTasks in its test, and the row in ${folder}/components/${name}-card.tsx; npm run new -- call writes a call that is missing`,
      `translate the title in ${folder}/locales`,
      `choose an icon in ${MENU_FILE}`,
      'docs/how-to/add-a-feature.md has the rest',
    ],
  };
}

function addMenuEntry(text: string, name: string): string {
  const withEntry = appendItem(text, 'export const MENU: readonly PageItem[] = [', `entryOf('${name}', iconFileText)`);
  return importNames(withEntry, ['iconFileText'], '@plinth/ui-kit/icons');
}

const TEXTS = {
  en: {
    list: 'All entries',
    failed: 'The entries didn’t load',
    empty: 'No entries yet',
    emptyText: 'New entries appear here.',
  },
  de: {
    list: 'Alle Einträge',
    failed: 'Die Einträge wurden nicht geladen',
    empty: 'Noch keine Einträge',
    emptyText: 'Neue Einträge erscheinen hier.',
  },
  fr: {
    list: 'Toutes les entrées',
    failed: 'Les entrées n’ont pas été chargées',
    empty: 'Aucune entrée pour l’instant',
    emptyText: 'Les nouvelles entrées apparaissent ici.',
  },
  pt: {
    list: 'Todas as entradas',
    failed: 'As entradas não foram carregadas',
    empty: 'Nenhuma entrada ainda',
    emptyText: 'As novas entradas aparecem aqui.',
  },
  ar: {
    list: 'كل الإدخالات',
    failed: 'لم يتم تحميل الإدخالات',
    empty: 'لا توجد إدخالات بعد',
    emptyText: 'تظهر الإدخالات الجديدة هنا.',
  },
} as const;

const entryOf = ({
  name,
  id,
  type,
  title,
}: NewFeature): string => `import type { FeatureWithPages } from '#core/feature.ts';
import { ${type}Page } from './pages/${name}.tsx';
import { ${id}, ${id}Reducer } from './${name}-slice.ts';

/** ${title}. */
export const feature: FeatureWithPages<'${name}'> = {
  pages: { '${name}': ${type}Page },
  reducers: { ${id}: ${id}Reducer },
  sagas: [${id}.watch],
};
`;

const sliceOf = ({
  name,
  id,
  type,
  title,
}: NewFeature): string => `import type { Task } from '@plinth/api-client/resources/tasks';
import { createPanel } from '#core/panel/create-panel.ts';
import { IDLE, type Panel } from '#core/panel/panel.ts';

/** ${title} of the customer. */
export const ${id} = createPanel<readonly Task[]>({
  name: '${name}',
  request: (client, customerId) => client.tasks.list(customerId),
});

export const ${id}Reducer = ${id}.reducer;

interface With${type} {
  readonly ${id}?: Panel<readonly Task[]>;
}

export const select${type}Panel = (state: With${type}): Panel<readonly Task[]> => state.${id} ?? IDLE;
`;

const testOf = ({
  name,
  id,
  type,
  title,
}: NewFeature): string => `import { listTasks } from '@plinth/api-client/resources/tasks';
import { createServer, type MockServer } from '@plinth/mocks/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API, createWorld, memoryStorage, OWNER, tokenOf, type World } from '#testing/world.ts';
import { feature } from './feature.ts';
import { ${id}, select${type}Panel } from './${name}-slice.ts';

const USER = { ...OWNER, customerId: \`customer-\${OWNER.uid}\` };
let provider: MockServer;
let world: World;

beforeEach(() => {
  provider = createServer({ baseUrl: API, origin: 'https://api.test', scenario: 'financed' });
  provider.server.listen({ onUnhandledFrame: 'error' });
  const storage = memoryStorage();
  storage.set('accessToken', tokenOf(USER, 1));
  world = createWorld({ user: USER, storage });
  world.join(feature);
});
afterEach(() => {
  world.task.cancel();
  provider.server.close();
});

const customerLoaded = () => vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));

describe('${title.toLowerCase()}', () => {
  it('load when the page requests them', async () => {
    await customerLoaded();
    world.store.dispatch(${id}.requested());
    await vi.waitFor(() => expect(world.read(select${type}Panel)).toMatchObject({ status: 'ready', stale: false }));
  });

  it('keep the error code when the response can’t be read', async () => {
    await customerLoaded();
    provider.faults.set(listTasks, 'html');
    world.store.dispatch(${id}.requested());
    await vi.waitFor(() =>
      expect(world.read(select${type}Panel)).toMatchObject({ status: 'failed', failure: { code: 'schema' } }),
    );
  });
});
`;

const storiesOf = ({ name, title }: NewFeature): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { hrefOf } from '#core/routes/href.ts';
import { errorHeadings, type OwnerPage, pageMeta, FIND_OPTIONS, pendingHandlers } from '#testing/page-story.tsx';
import { waitUntil } from '#testing/wait-until.ts';

const meta = { title: 'Pages/${title}', ...pageMeta(hrefOf('${name}')) } satisfies Meta<typeof OwnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scenario that the toolbar selects; the other stories set their own. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '${title}' }, FIND_OPTIONS);
  },
};

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('.${name}-row') !== null);
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('plinth-empty-state')?.heading === 'No entries yet');
  },
};

/** The customer fails to load first and loads on the second attempt. */
export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Try again', {}, FIND_OPTIONS));
    await waitUntil(() => errorHeadings(canvasElement).includes('The entries didn’t load'));
  },
};

/** The session is known, and nothing else has loaded. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(...pendingHandlers);
  },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};
`;

const pageOf = ({ name, id, type }: NewFeature): string => `import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import { usePageRequests, type PageRequests } from '#core/pages/page-data.ts';
import { Panels } from '#core/panel/panels.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { ${type}Card } from '../components/${name}-card.tsx';
import { ${id}, select${type}Panel } from '../${name}-slice.ts';
import './${name}.css';

const REQUESTS: PageRequests = [() => ${id}.requested()];

/** The page at \`/${name}\`. */
export function ${type}Page() {
  const { t } = useTranslation();
  usePageRequests(REQUESTS);
  const panel = useSelector(select${type}Panel);
  return (
    <div className="${name}">
      <PageHeading>{t('${id}.title')}</PageHeading>
      <Panels panels={[panel]}>
        <CardBoundary>
          <${type}Card />
        </CardBoundary>
      </Panels>
    </div>
  );
}
`;

const pageStylesOf = ({ name }: NewFeature): string => `.${name} {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-6);
}
`;

const cardOf = ({
  name,
  id,
  type,
  title,
}: NewFeature): string => `import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Card } from '@plinth/ui-kit/react/card';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { PanelFailure, usePanel } from '#core/panel/panels.tsx';
import { LongList } from '#shared/long-list.tsx';
import { ${id}, select${type}Panel } from '../${name}-slice.ts';
import './${name}-card.css';

const PLACEHOLDER_ROWS = [0, 1, 2];

/** ${title} as a list, with its loading, error and empty state. */
export function ${type}Card() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panel = usePanel(useSelector(select${type}Panel));

  const body = () => {
    if (panel.status === 'failed')
      return <PanelFailure heading={t('${id}.failed')} onRetry={() => dispatch(${id}.requested())} />;
    if (panel.status !== 'ready') {
      return (
        <div aria-busy="true">
          {PLACEHOLDER_ROWS.map((row) => (
            <div key={row} className="${name}-placeholder">
              <Skeleton />
            </div>
          ))}
        </div>
      );
    }
    if (panel.data.length === 0) return <EmptyState heading={t('${id}.empty')} text={t('${id}.emptyText')} />;
    return (
      <LongList rows={panel.data}>
        {({ id, subject }) => (
          <li key={id} className="${name}-row">
            <bdi>{subject}</bdi>
          </li>
        )}
      </LongList>
    );
  };

  return (
    <Card flush>
      <h2 slot="heading">{t('${id}.list')}</h2>
      {body()}
    </Card>
  );
}
`;

const cardStylesOf = ({ name }: NewFeature): string => `.${name}-row,
.${name}-placeholder {
  padding: var(--plinth-space-4) var(--plinth-space-6);
  border-block-start: 1px solid var(--plinth-color-line-faint);
}
`;

const registryEntryOf = ({ name, id }: NewFeature): string => `  '${name}': {
    load: () => import('#features/${name}/feature.ts'),
    title: '${id}.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
  },
`;
