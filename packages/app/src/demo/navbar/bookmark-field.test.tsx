import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startTranslator } from '#core/i18n/i18n.ts';
import type { LoadSections } from '#demo/_shared/showcase-sections.ts';
import { AppRouter } from '#shared/app-router.tsx';
import { memoryStorage } from '#testing/world.ts';
import { BookmarkField } from './bookmark-field.tsx';
import type { Bookmarks, NamedPage } from './use-bookmarks.ts';

const pageNamed = (id: number, pageId: string, name: string): NamedPage => ({
  id,
  href: `/components/${pageId}`,
  title: `pages.${pageId}`,
  icon: 'M1 1',
  pageId,
  name,
  isBookmarked: false,
});

const BOOKMARKS: Bookmarks = {
  status: 'ready',
  bookmarked: [],
  all: [pageNamed(1, 'tabs', 'Tabs'), pageNamed(2, 'navs', 'Navs')],
  toggle: () => {},
  retry: () => {},
};

const loadSections: LoadSections = async () => [
  { pageId: 'tabs', href: '/components/tabs#vertical', title: 'Vertical' },
  { pageId: 'navs', href: '/components/navs#vertical', title: 'Vertical' },
  { pageId: 'tabs', href: '/components/tabs#tabs-in-a-card', title: 'Tabs in a card' },
  // A page that the session may not open is not among the bookmarks.
  { pageId: 'alerts', href: '/components/alerts#vertical', title: 'Vertical' },
];

const strings = import.meta.glob<Readonly<Record<string, unknown>>>('../../{demo,shell}/locales/en.json', {
  eager: true,
  import: 'default',
});

beforeAll(async () => {
  const allStrings = Object.assign({}, ...Object.values(strings));
  await startTranslator(memoryStorage(), document.createElement('div'), () => Promise.resolve(allStrings));
});

/** Opens the field and types a query. */
async function search(query: string, load = loadSections) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <AppRouter>
      <BookmarkField bookmarks={BOOKMARKS} loadSections={load} />
    </AppRouter>,
  );
  await page.getByRole('button', { name: 'Find and bookmark pages' }).click();
  await page.getByRole('searchbox', { name: 'Find a page' }).fill(query);
}

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent.trim(), link.getAttribute('href')]);

it('links to the sections that a query names, each with its page, but not to those of a page that may not be opened', async () => {
  await search('vert');
  await expect.poll(links).toEqual([
    ['Vertical Tabs', '/components/tabs#vertical'],
    ['Vertical Navs', '/components/navs#vertical'],
  ]);
});

it('shows pages before sections, and a star for pages only', async () => {
  await search('tabs');
  await expect.poll(links).toEqual([
    ['Tabs', '/components/tabs'],
    ['Tabs in a card Tabs', '/components/tabs#tabs-in-a-card'],
  ]);
  expect(page.getByRole('button', { name: /^Bookmark/ }).elements()).toHaveLength(1);
});

it('closes when a section is opened', async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  await search('card');
  await page.getByRole('link', { name: 'Tabs in a card Tabs' }).click();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  expect(location.hash).toBe('#tabs-in-a-card');
});

it('finds pages when the sections fail to load, and says when there are none', async () => {
  await search('tabs', () => Promise.reject(new Error('offline')));
  await expect.poll(links).toEqual([['Tabs', '/components/tabs']]);
  await userEvent.fill(page.getByRole('searchbox').element(), 'zebra');
  await expect.element(page.getByText('No pages or sections match')).toBeVisible();
});
