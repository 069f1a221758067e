import type { ListAddress, ListSort } from '#demo/_shared/list/use-list-address.ts';
import { contains } from '#demo/_shared/text-parts.ts';
import type { ShippedPackage } from './licenses-api.ts';

/** The order of the file. */
export const FILE_ORDER: ListSort = { columnId: 'name', descending: false };

/** The columns by which the page can sort. */
export const SORTABLE_COLUMNS = ['name', 'license'] as const;

/** Returns the name of a package in addresses. */
export const keyOf = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string => `${name}@${version}`;

/** Returns the packages whose name or license contains a text. */
export const searchPackages = (packages: readonly ShippedPackage[], q: string): readonly ShippedPackage[] =>
  q === '' ? packages : packages.filter(({ name, license }) => contains(name, q) || contains(license, q));

/** Returns the packages of a page in the order of the address. A page past the end is the last one. */
export function packagesOfPage(
  packages: readonly ShippedPackage[],
  { sort, page, perPage }: Pick<ListAddress, 'sort' | 'page' | 'perPage'>,
): readonly ShippedPackage[] {
  const sign = sort.descending ? -1 : 1;
  const valueOf = ({ name, license }: ShippedPackage) => (sort.columnId === 'license' ? license : name);
  const sorted = packages.toSorted(
    (one, other) =>
      sign * valueOf(one).localeCompare(valueOf(other), 'en') || keyOf(one).localeCompare(keyOf(other), 'en'),
  );
  const lastPage = Math.max(1, Math.ceil(sorted.length / perPage));
  const start = (Math.min(page, lastPage) - 1) * perPage;
  return sorted.slice(start, start + perPage);
}
