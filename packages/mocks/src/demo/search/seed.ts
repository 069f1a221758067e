import type { SearchGroup, SearchItem } from '@plinth/api-client/demo/search';
import { defineAccountTable, defineTable } from '../database.ts';
import { sampleFileUrl } from '../files.ts';
import { CONTACTS } from '../people.ts';
import { SAMPLE_FILE_NAMES } from '../sample-files.ts';
import { PAGES } from './pages.ts';

/** An item that can be found, without its bookmark. */
export interface FoundItem extends Omit<SearchItem, 'isBookmarked'> {
  readonly group: SearchGroup;
}

const FILE_COUNT = 8;
const CONTACT_COUNT = 8;
const BOOKMARKED = ['/apps/email', '/apps/chat', '/apps/todo', '/apps/calendar'];

const SAMPLE_ITEMS: readonly FoundItem[] = [
  ...PAGES.flatMap(({ icon, pages }) =>
    pages.map(([title, link]) => ({ group: 'Pages' as const, target: link, title, hint: null, icon, link })),
  ),
  ...SAMPLE_FILE_NAMES.slice(0, FILE_COUNT).map((name) => ({
    group: 'Files' as const,
    target: name,
    title: name,
    hint: null,
    icon: name.endsWith('.csv') ? 'table' : 'file-text',
    link: sampleFileUrl(name),
  })),
  ...CONTACTS.slice(0, CONTACT_COUNT).map(({ fullName, email }) => ({
    group: 'Contacts' as const,
    target: email,
    title: fullName,
    hint: email,
    icon: 'user',
    link: `/apps/email?${new URLSearchParams({ compose: 'new', to: email }).toString()}`,
  })),
].map((item, index) => ({ ...item, id: index + 1 }));

/** Everything that can be found. It never changes. */
export const searchItems = defineTable<FoundItem>({ name: 'search-items', seed: () => SAMPLE_ITEMS });

/** The bookmarked pages, in the order in which they were bookmarked. */
export const bookmarks = defineAccountTable<{ readonly id: number; readonly itemId: number }>({
  name: 'bookmarks',
  seed: () =>
    SAMPLE_ITEMS.filter(({ link }) => BOOKMARKED.includes(link)).map((item, index) => ({
      id: index + 1,
      itemId: item.id,
    })),
});
