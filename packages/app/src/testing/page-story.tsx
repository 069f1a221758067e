import { delay, http, type HttpHandler } from 'msw';
import type { Skin } from '#core/appearance/appearance.ts';
import { PageFrame } from './page-frame.tsx';
import { API, OWNER } from './world.ts';

/** The mock derives the customer id from the user id. */
const USER = { ...OWNER, customerId: `customer-${OWNER.uid}` };

/** Options of `findBy…` queries: responses pass through a worker and the client may retry. */
export const FIND_OPTIONS = { timeout: 10_000 };

/** A page in the shell as a signed-in owner; the API is the mock, in the scenario that the toolbar selects. */
export function OwnerPage({ path, skin }: { readonly path: string; readonly skin: Skin }) {
  return <PageFrame path={path} user={USER} skin={skin} />;
}

/** Returns the meta of a page's stories: one path, remounted when the toolbar's skin or scenario changes. */
export function pageMeta(path: string) {
  return {
    component: OwnerPage,
    // A page takes the focus and the whole window, so several cannot share a docs page.
    tags: ['!autodocs'],
    parameters: { layout: 'fullscreen' },
    args: { path, skin: 'light' as Skin },
    argTypes: { path: { table: { disable: true } }, skin: { table: { disable: true } } },
    render: (_args: unknown, { globals }: { readonly globals: unknown }) => {
      const { skin, scenario } = globals as { readonly skin: Skin; readonly scenario: string };
      return <OwnerPage key={`${skin} ${scenario}`} path={path} skin={skin} />;
    },
  };
}

/** Handlers whose responses never arrive; the sign-in still succeeds. */
export const pendingHandlers: readonly HttpHandler[] = ['financing/customers', 'data', 'tasks'].map((path) =>
  http.all(`${API}/${path}/*`, () => delay('infinite')),
);

/** Returns the headings of the error states on a page. */
export function errorHeadings(page: HTMLElement): string[] {
  return [...page.querySelectorAll('plinth-empty-state')]
    .filter(({ kind }) => kind === 'error')
    .map(({ heading }) => heading);
}
