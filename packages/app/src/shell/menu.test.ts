import type { Customer } from '@plinth/api-client/resources/customers';
import { describe, expect, it } from 'vitest';
import { abilityOf } from '#core/ability/ability.ts';
import type { MenuItem, PageItem } from '#core/pages/menu-item.ts';
import { hrefOf } from '#core/routes/href.ts';
import { DEFAULT_ABILITY } from '#core/session/session.ts';
import { customerWith, onboardedState } from '#testing/customers.ts';
import { demoSessions } from '#testing/demo-sessions.ts';
import { containsPage, MENU, pagesOf, selectAttention, visibleEntries, type MenuEntry } from './menu.ts';
import { pageById, type PageId } from './page-registry.ts';

const product = abilityOf({ kind: 'product', ability: DEFAULT_ABILITY });
const client = abilityOf(demoSessions.client);
const admin = abilityOf(demoSessions.admin);

const icon = 'M0 0h18';

const entryOf = (id: PageId, options: Partial<PageItem> = {}): PageItem => ({
  type: 'page',
  page: pageById(id),
  href: `/${id}`,
  icon,
  ...options,
});

const NESTED: readonly MenuItem[] = [
  entryOf('dashboard'),
  {
    type: 'header',
    title: 'header',
    entries: [
      {
        type: 'group',
        title: 'group',
        badge: 'new',
        entries: [entryOf('tickets', { disabled: true }), entryOf('commerce', { newTab: true })],
      },
      { type: 'external', title: 'docs', href: 'https://docs.test', ability: ['read', 'ACL'] },
      { type: 'external', title: 'no address', href: '' },
      { type: 'disabled', title: 'closed', ability: ['read', 'ACL'] },
    ],
  },
  { type: 'group', title: 'admin', ability: ['manage', 'all'], entries: [entryOf('maintenance')] },
];

/** Returns an outline of the menu: ids and titles, with nested entries in brackets. */
const outlineOf = (entries: readonly MenuEntry[]): string =>
  entries
    .map((entry) => {
      if (entry.type === 'page') return entry.page.id;
      return 'entries' in entry ? `${entry.title} [${outlineOf(entry.entries)}]` : entry.title;
    })
    .join(', ');

describe('menu', () => {
  it('has the five pages of the product', () => {
    const entries = visibleEntries(MENU, { allows: product, isOn: () => true });
    expect(pagesOf(entries).map(({ page, href }) => [page.id, href])).toEqual(
      (['dashboard', 'accounting', 'bank-accounts', 'commerce', 'tickets'] as const).map((id) => [id, hrefOf(id)]),
    );
  });

  it('omits pages whose flag is off', () => {
    const entries = visibleEntries(MENU, { allows: product, isOn: (flag) => flag !== 'commerce' });
    expect(pagesOf(entries).map(({ page }) => page.id)).not.toContain('commerce');
  });

  it.each([
    ['a product session', product, true, 'dashboard, header [group [tickets, commerce]]'],
    ['a product session without commerce', product, false, 'dashboard, header [group [tickets]]'],
    ['a client of the demo', client, true, 'dashboard, header [group [tickets, commerce], docs, closed]'],
    [
      'an admin of the demo',
      admin,
      true,
      'dashboard, header [group [tickets, commerce], docs, closed], admin [maintenance]',
    ],
  ])('shows %s the entries that its ability allows', (_name, allows, isOn, outline) => {
    expect(outlineOf(visibleEntries(NESTED, { allows, isOn: () => isOn }))).toBe(outline);
  });

  it.each([
    ['an admin of the demo', admin, ['users']],
    ['a client of the demo', client, []],
    ['a product session', product, ['users']],
  ] as const)('shows %s a page about users as its ability allows', (_name, allows, shown) => {
    const page = { id: 'users', entry: { ...pageById('dashboard').entry, ability: ['manage', 'Users'] as const } };
    const entries = visibleEntries([entryOf('dashboard', { page })], { allows, isOn: () => true });
    expect(pagesOf(entries).map((entry) => entry.page.id)).toEqual(shown);
  });

  it('omits a group without entries', () => {
    const group: MenuItem = { type: 'group', title: 'shops', entries: [entryOf('commerce')] };
    expect(visibleEntries([group], { allows: product, isOn: () => false })).toEqual([]);
  });

  it('finds pages inside groups', () => {
    const entries = visibleEntries(NESTED, { allows: product, isOn: () => true });
    expect(pagesOf(entries).map(({ page }) => page.id)).toEqual(['dashboard', 'commerce']);
    expect(entries.map((entry) => containsPage(entry, ['tickets']))).toEqual([false, true]);
  });
});

describe('selectAttention', () => {
  const ready = <Data>(data: Data) => ({ status: 'ready', data, stale: false, loadedAt: 0 }) as const;
  const loading = { status: 'loading' } as const;
  const stateWith = (contracts: Customer['contracts'], isLoaded: boolean) => ({
    customers: onboardedState(customerWith(contracts)),
    contracts: loading,
    bankAccounts: { connections: isLoaded ? ready([]) : loading },
    accounting: { integrations: loading, information: isLoaded ? ready(null) : loading },
    commerce: { integrations: loading, shops: isLoaded ? ready([]) : loading, catalogue: loading },
  });

  it('selects the kinds without a link before the first contract', () => {
    expect(selectAttention(stateWith([], true))).toEqual(['bank-accounts', 'accounting', 'commerce']);
  });

  it('selects nothing before the accounts have loaded, or once there is a contract', () => {
    expect(selectAttention(stateWith([], false))).toEqual([]);
    expect(selectAttention(stateWith([{ id: 'C-1', status: 'TOPUPPED' }], true))).toEqual([]);
  });
});
