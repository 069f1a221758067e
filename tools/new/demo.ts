import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addImport, appendItem, importNames, insertBefore } from './insert.ts';
import { camel, checkRouteIsNew, GeneratorError, pascal, sentence, type Generated } from './names.ts';

const APP = 'packages/app/src/demo';
const CALLS = 'packages/api-client/src/demo';
const MOCK = 'packages/mocks/src/demo';
const ROUTES_FILE = `${APP}/_shared/routes.ts`;
const PAGES_FILE = `${APP}/pages.ts`;
const MENU_FILE = `${APP}/menu.ts`;
const REGISTRY_FILE = `${CALLS}/registry.ts`;
const DOMAINS_FILE = `${MOCK}/domains.ts`;
const LANGUAGES = ['en', 'de', 'fr', 'pt', 'ar'] as const;

interface NewDemo {
  /** Name of the folders, the route and the module of calls: `time-sheets`. */
  readonly name: string;
  /** Prefix of identifiers: `timeSheets`. */
  readonly id: string;
  /** Prefix of types and components: `TimeSheets`. */
  readonly type: string;
  /** Title of the page: `Time sheets`. */
  readonly title: string;
}

/**
 * Returns the files of a new app of the demo: a declared call, the mock's answer with its data and test, and a page that
 * lists the data. They also add its calls, its answers, its route, its page, its menu entry and its title.
 */
export function demoFiles(name: string, root: string): Generated {
  const demo: NewDemo = { name, id: camel(name), type: pascal(name), title: sentence(name) };
  const { id } = demo;
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  checkRouteIsNew(read(ROUTES_FILE), ROUTES_FILE, name, `/apps/${name}`);
  return {
    files: {
      [`${CALLS}/${name}.ts`]: callsOf(demo),
      [`${MOCK}/${name}/${name}.ts`]: answersOf(demo),
      [`${MOCK}/${name}/seed.ts`]: seedOf(demo),
      [`${MOCK}/${name}/${name}.test.ts`]: testOf(demo),
      [`${APP}/${name}/feature.ts`]: entryOf(demo),
      [`${APP}/${name}/${name}-api.ts`]: apiOf(demo),
      [`${APP}/${name}/pages/${name}.tsx`]: pageOf(demo),
      [`${APP}/${name}/pages/${name}.css`]: stylesOf(demo),
    },
    updates: {
      [REGISTRY_FILE]: appendItem(
        addImport(read(REGISTRY_FILE), `import * as ${id} from './${name}.ts';`),
        'const modules = [',
        id,
      ),
      [DOMAINS_FILE]: appendItem(
        addImport(read(DOMAINS_FILE), `import { ${id} } from './${name}/${name}.ts';`),
        'const domains = [',
        id,
      ),
      [ROUTES_FILE]: insertBefore(
        read(ROUTES_FILE),
        '};\n\n/** The addresses of the demo. */',
        `  '${name}': route({ path: '/apps/${name}', ready: '.${name}-row' }),\n`,
      ),
      [PAGES_FILE]: addPage(read(PAGES_FILE), demo),
      [MENU_FILE]: addMenuEntry(read(MENU_FILE), demo),
      ...Object.fromEntries(
        LANGUAGES.map((language) => {
          const file = `${APP}/locales/${language}.json`;
          return [file, addTitle(read(file), demo)];
        }),
      ),
    },
    next: [
      `declare the fields and the calls in ${CALLS}/${name}.ts, and answer them in ${MOCK}/${name}/${name}.ts`,
      `translate the title in ${APP}/locales`,
      `choose the icon and the place of the entry in ${MENU_FILE}`,
      'docs/how-to/add-a-demo-app.md has the rest',
    ],
  };
}

function addPage(text: string, { name, id }: NewDemo): string {
  return insertBefore(
    text,
    '} satisfies Readonly<Record<string, Page>>;',
    `  '${name}': {\n    id: '${name}',\n    entry: contentPage({ load: () => import('./${name}/feature.ts'), title: 'demo.pages.${id}' }),\n  },\n`,
  );
}

function addMenuEntry(text: string, { name }: NewDemo): string {
  const withEntry = appendItem(text, "title: 'demo.menu.apps',\n    entries: [", `page('${name}', iconFileText)`);
  return importNames(withEntry, ['iconFileText'], '@plinth/ui-kit/icons');
}

function addTitle(text: string, { id, title }: NewDemo): string {
  const strings = JSON.parse(text) as { demo: { pages: Record<string, string> } };
  if (id in strings.demo.pages) throw new GeneratorError(`${APP}/locales already has the title demo.pages.${id}.`);
  strings.demo.pages[id] = title;
  return `${JSON.stringify(strings, null, 2)}\n`;
}

const callsOf = ({ name, type, title }: NewDemo): string => `import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { recordId, search } from './fields.ts';

const entrySchema = v.object({ id: recordId, title: v.string() });

/** An entry of ${title.toLowerCase()}. */
export type ${type}Entry = v.InferOutput<typeof entrySchema>;

/** Lists ${title.toLowerCase()}. */
export const list${type} = defineCall({
  method: 'GET',
  path: '/apps/${name}/data',
  query: v.object({ q: search }),
  answer: v.object({ entries: v.array(entrySchema) }),
});
`;

const answersOf = ({
  name,
  id,
  type,
  title,
}: NewDemo): string => `import { list${type} } from '@plinth/api-client/demo/${name}';
import { ok } from '#http.ts';
import { answerDemo, type DemoDomain } from '../answer.ts';
import { matches } from '../lists.ts';
import { ${id}Entries } from './seed.ts';

/** ${title}. */
export const ${id}: DemoDomain = {
  answers: [
    answerDemo(
      list${type},
      ({ database, query: { q } }) => {
        const entries = database.table(${id}Entries).rows.filter((entry) => matches(q, entry.title));
        return ok({ entries });
      },
      [{}],
    ),
  ],
};
`;

const seedOf = ({
  name,
  id,
  type,
  title,
}: NewDemo): string => `import type { ${type}Entry } from '@plinth/api-client/demo/${name}';
import { defineTable } from '../database.ts';

const TITLES = ['First entry', 'Second entry', 'Third entry'];

/** The entries that ${title.toLowerCase()} start with. */
export const ${id}Entries = defineTable<${type}Entry>({
  name: '${name}',
  seed: () => TITLES.map((title, index) => ({ id: index + 1, title })),
});
`;

const testOf = ({ name, type }: NewDemo): string => `import { list${type} } from '@plinth/api-client/demo/${name}';
import { expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

test.each([
  ['', [1, 2, 3]],
  ['SECOND', [2]],
  ['nothing', []],
])('lists the entries in whose title %j is', async (q, ids) => {
  const { entries } = await call(list${type}, { q });
  expect(entries.map(({ id }) => id)).toEqual(ids);
});
`;

const entryOf = ({ name, type, title }: NewDemo): string => `import { demoFeature } from '#demo/_shared/feature.ts';
import type { FeatureWithPages } from '#core/feature.ts';
import { ${type}Page } from './pages/${name}.tsx';

/** ${title} of the demo. */
export const feature: FeatureWithPages<'${name}'> = {
  requires: [demoFeature],
  pages: { '${name}': ${type}Page },
};
`;

const apiOf = ({
  name,
  id,
  type,
  title,
}: NewDemo): string => `import { list${type}, type ${type}Entry } from '@plinth/api-client/demo/${name}';
import { demoApi, requestOf, type ResponseOf } from '#demo/_shared/demo-api.ts';

/** The calls of ${title.toLowerCase()}. */
const ${id}Api = demoApi.injectEndpoints({
  endpoints: (build) => ({
    ${id}Entries: build.query<readonly ${type}Entry[], { readonly q?: string }>({
      query: requestOf(list${type}, (query: { readonly q?: string }) => [query]),
      transformResponse: ({ entries }: ResponseOf<typeof list${type}>) => entries,
    }),
  }),
});

export const { use${type}EntriesQuery } = ${id}Api;
`;

const pageOf = ({ name, id, type, title }: NewDemo): string => `import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { use${type}EntriesQuery } from '../${name}-api.ts';
import './${name}.css';

/** The entries that match a text; with their loading, error and empty state. */
function ${type}List({ q }: { readonly q: string }) {
  const { setQuery } = useQuery();
  const { data: entries, isError, refetch } = use${type}EntriesQuery(q === '' ? {} : { q });
  if (isError) {
    return <EmptyState kind="error" heading="The entries did not load" onLoadRetry={() => void refetch()} />;
  }
  if (!entries) {
    return (
      <output className="${name}-placeholder">
        <span className="visually-hidden">Loading entries</span>
        <Skeleton lines={3} />
      </output>
    );
  }
  if (entries.length === 0) {
    return q === '' ? (
      <EmptyState heading="No entries yet" />
    ) : (
      <EmptyState heading="No entry matches">
        <Button slot="action" onClick={() => setQuery({ q: null })}>
          Clear search
        </Button>
      </EmptyState>
    );
  }
  return (
    <ul className="${name}-list">
      {entries.map((entry) => (
        <li key={entry.id} className="${name}-row">
          <bdi>{entry.title}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The page of ${title.toLowerCase()}. The search is that of the address. */
export function ${type}Page() {
  const { t } = useTranslation();
  const { query, setQuery } = useQuery();
  const q = query.get('q') ?? '';
  return (
    <div className="${name}">
      <PageHeading>{t('demo.pages.${id}')}</PageHeading>
      <SearchField
        label="Search"
        labelHidden
        placeholder="Search"
        value={q}
        onSearchChange={({ detail: { value } }) =>
          setQuery({ q: value.trim() === '' ? null : value }, { replace: true })
        }
      />
      <Card flush>
        <${type}List q={q} />
      </Card>
    </div>
  );
}
`;

const stylesOf = ({ name }: NewDemo): string => `.${name} {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-6);
}
.${name}-list {
  margin: 0;
  padding: 0;
  list-style: none;
}
.${name}-row,
.${name}-placeholder {
  padding: var(--plinth-space-4) var(--plinth-space-6);
}
.${name}-row + .${name}-row {
  border-block-start: 1px solid var(--plinth-color-line-faint);
}
`;
