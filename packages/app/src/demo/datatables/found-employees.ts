import type { Employee } from '@plinth/api-client/demo/datatables';
import { foldText } from '@plinth/ui-kit/search-text';

/** A column as far as searching and sorting need it. */
interface SearchedColumn {
  readonly id: string;
  readonly accessor: (employee: Employee) => string;
  readonly sortValue?: (employee: Employee) => string | number;
}

/** Search and order of a table. */
interface TableSearch {
  readonly q: string;
  readonly sort: { readonly columnId: string; readonly descending: boolean };
}

const collator = new Intl.Collator('en', { numeric: true });

/** Whether a search finds a part in a text, also without its accents. */
const contains = (text: string, part: string): boolean => foldText(text).includes(foldText(part.trim()));

/** Returns the employees on all pages of a table, in its order. */
export function foundEmployees(
  rows: readonly Employee[],
  columns: readonly SearchedColumn[],
  { q, sort: { columnId, descending } }: TableSearch,
): readonly Employee[] {
  const found = rows.filter((row) => columns.some(({ accessor }) => contains(accessor(row), q)));
  const column = columns.find(({ id }) => id === columnId);
  if (!column) return found;
  const valueOf = (row: Employee) => column.sortValue?.(row) ?? column.accessor(row);
  const sign = descending ? -1 : 1;
  return found.toSorted((one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    const difference =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : collator.compare(String(first), String(second));
    return sign * difference;
  });
}

/** The fields of the advanced search, as the address names them. */
export const SEARCH_FIELDS = [
  'full_name',
  'post',
  'email',
  'city',
  'startFrom',
  'startTo',
  'minSalary',
  'maxSalary',
] as const;

/** A field of the advanced search. */
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The texts of an advanced search by field; an empty text matches everything. */
type EmployeeSearch = Readonly<Record<SearchField, string>>;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isAmount = (text: string): boolean => /^\d{1,9}$/.test(text);

const CHECKS: Readonly<Partial<Record<SearchField, (text: string) => boolean>>> = {
  startFrom: isDay,
  startTo: isDay,
  minSalary: isAmount,
  maxSalary: isAmount,
};

/** Reads an advanced search from the query of the address. Invalid days and amounts count as absent. */
export function readEmployeeSearch(query: URLSearchParams): EmployeeSearch {
  const read = (field: SearchField): string => {
    const text = query.get(field)?.trim() ?? '';
    return CHECKS[field]?.(text) === false ? '' : text;
  };
  return {
    full_name: read('full_name'),
    post: read('post'),
    email: read('email'),
    city: read('city'),
    startFrom: read('startFrom'),
    startTo: read('startTo'),
    minSalary: read('minSalary'),
    maxSalary: read('maxSalary'),
  };
}

/** Returns the employees who have everything that a search asks for. Both ends of a range are in it. */
export function searchEmployees(rows: readonly Employee[], search: EmployeeSearch): readonly Employee[] {
  return rows.filter(
    ({ full_name, post, email, city, start_date, salary }) =>
      contains(full_name, search.full_name) &&
      contains(post, search.post) &&
      contains(email, search.email) &&
      contains(city, search.city) &&
      (search.startFrom === '' || start_date >= search.startFrom) &&
      (search.startTo === '' || start_date <= search.startTo) &&
      (search.minSalary === '' || salary >= Number(search.minSalary)) &&
      (search.maxSalary === '' || salary <= Number(search.maxSalary)),
  );
}
