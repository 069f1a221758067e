import { delay, http, type HttpHandler } from 'msw';
import type { Skin } from '#core/appearance/appearance.ts';
import { PageFrame } from './page-frame.tsx';
import { API, OWNER } from './world.ts';

/** The mock names a company after its user. */
const USER = { ...OWNER, customerId: `customer-${OWNER.uid}` };

/** Answers come through a worker and the client's own second tries. */
export const PATIENCE = { timeout: 10_000 };

/** A page in the shell as its owner sees it; the provider is the mock in the scenario of the toolbar. */
export function OwnersPage({ path, skin }: { readonly path: string; readonly skin: Skin }) {
  return <PageFrame path={path} user={USER} skin={skin} />;
}

/** What every page story says of itself: one path, a new visit for each choice of the toolbar. */
export function pageMeta(path: string) {
  return {
    component: OwnersPage,
    // A page takes the focus and the whole window; several of them on one sheet would fight for both.
    tags: ['!autodocs'],
    parameters: { layout: 'fullscreen' },
    args: { path, skin: 'light' as Skin },
    argTypes: { path: { table: { disable: true } }, skin: { table: { disable: true } } },
    render: (_args: unknown, { globals }: { readonly globals: unknown }) => {
      const { skin, scenario } = globals as { readonly skin: Skin; readonly scenario: string };
      return <OwnersPage key={`${skin} ${scenario}`} path={path} skin={skin} />;
    },
  };
}

/** Who it is has been answered, and nothing else yet. */
export const unanswered: readonly HttpHandler[] = ['financing/customers', 'data', 'tasks'].map((path) =>
  http.all(`${API}/${path}/*`, () => delay('infinite')),
);

/** Headings of what says that it did not load. */
export function failuresOn(page: HTMLElement): string[] {
  return [...page.querySelectorAll('plinth-empty-state')]
    .filter(({ kind }) => kind === 'error')
    .map(({ heading }) => heading);
}
