import { expect, it } from 'vitest';
import type { PageItem } from '#core/pages/menu-item.ts';
import type { Page } from '#core/pages/page.ts';
import { foundPages, bestMatches } from './found-pages.ts';

const pageOf = (id: string): Page => ({
  id,
  entry: {
    load: async () => ({ feature: { pages: {} } }),
    title: `pages.${id}`,
    kind: 'demo',
    layout: 'vertical',
  },
});
const [chat, email] = [pageOf('chat'), pageOf('email')];
const MENU: readonly PageItem[] = [{ type: 'page', page: chat, href: '/apps/chat', icon: 'M1 1' }];

it('has the pages that the session may open, with the names and icons of the menu', () => {
  const items = [
    { id: 7, link: '/apps/email' },
    { id: 8, link: '/apps/chat' },
    { id: 9, link: '/apps/nowhere' },
  ];
  const pages = foundPages(items, (href) => [chat, email].find(({ id }) => href.endsWith(id)) ?? null, MENU);
  expect(pages.map(({ id, title, pageId }) => [id, title, pageId])).toEqual([
    [7, 'pages.email', 'email'],
    [8, 'pages.chat', 'chat'],
  ]);
  expect(pages[1]?.icon).toBe('M1 1');
});

it.each([
  ['what starts with the query first', 'e', ['Email', 'Édition', 'Chat en ligne', 'Preise']],
  ['without case and accents', 'EDIT', ['Édition']],
  ['nothing without a match', 'zebra', []],
])('finds %s', (_name, query, names) => {
  const pages = ['Chat en ligne', 'Preise', 'Email', 'Todo', 'Édition'].map((name) => ({ name }));
  expect(bestMatches(pages, query).map(({ name }) => name)).toEqual(names);
});

it('finds at most six pages', () => {
  const pages = Array.from({ length: 9 }, (_, index) => ({ name: `Page ${index}` }));
  expect(bestMatches(pages, 'page')).toEqual(pages.slice(0, 6));
});
