import { Button } from '@plinth/ui-kit/react/button';
import { DateField } from '@plinth/ui-kit/react/date-field';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { MoneyField } from '@plinth/ui-kit/react/money-field';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { useMemo } from 'react';
import { countText } from '#demo/_shared/amounts.ts';
import { numberValueOf, textValueOf } from '#demo/_shared/event-value.ts';
import { useQuery } from '#shared/navigation.ts';
import { useAllEmployeesQuery } from '../employees-api.ts';
import {
  readEmployeeSearch,
  SEARCH_FIELDS,
  searchEmployees,
  type SearchField as SearchFieldName,
} from '../found-employees.ts';
import { useTableAddress } from '../use-table-address.ts';
import { EmployeeTable, SizeMenu } from './employee-table.tsx';

const TEXT_FIELDS = [
  ['full_name', 'Name'],
  ['post', 'Post'],
  ['email', 'Email'],
  ['city', 'City'],
] as const;

const DATE_FIELDS = [
  ['startFrom', 'Start date from'],
  ['startTo', 'Start date to'],
] as const;

const SALARY_FIELDS = [
  ['minSalary', 'Salary from'],
  ['maxSalary', 'Salary to'],
] as const;

const NO_SEARCH = Object.fromEntries(SEARCH_FIELDS.map((name) => [name, null]));
const PREFIX = 'found';
const FIRST_PAGE = { foundPage: null };

/** The employees who have everything that a field for each column asks for. The address says what. */
export function AdvancedSearch() {
  const { data } = useAllEmployeesQuery();
  const { query, setQuery } = useQuery();
  const { list } = useTableAddress(PREFIX);
  const search = useMemo(() => readEmployeeSearch(query), [query]);
  const rows = useMemo(() => data && searchEmployees(data, search), [data, search]);
  const isSearching = SEARCH_FIELDS.some((name) => search[name] !== '');
  const change = (name: SearchFieldName, text: string, replace: boolean) =>
    setQuery({ [name]: text === '' ? null : text, ...FIRST_PAGE }, { replace });
  const clear = () => setQuery({ ...NO_SEARCH, ...FIRST_PAGE });
  return (
    <>
      <search aria-label="Employees" className="employee-search">
        {TEXT_FIELDS.map(([name, label]) => (
          <SearchField
            key={name}
            label={label}
            value={search[name]}
            onSearchChange={({ detail }) => change(name, detail.value.trim(), true)}
          />
        ))}
        {DATE_FIELDS.map(([name, label]) => (
          <DateField
            key={name}
            label={label}
            value={search[name] === '' ? null : search[name]}
            onChange={(event) => change(name, textValueOf(event) ?? '', false)}
          />
        ))}
        {SALARY_FIELDS.map(([name, label]) => (
          <MoneyField
            key={name}
            label={label}
            value={search[name] === '' ? null : Number(search[name]) * 100}
            onChange={(event) => {
              const cents = numberValueOf(event);
              change(name, cents === null ? '' : String(cents / 100), false);
            }}
          />
        ))}
        <div className="employee-search-foot">
          <output>
            <bdi>{rows && data ? `${countText(rows.length)} of ${countText(data.length)} employees` : ''}</bdi>
          </output>
          <div className="employee-table-tools">
            {isSearching ? (
              <Button variant="ghost" onClick={clear}>
                Clear filters
              </Button>
            ) : null}
            <SizeMenu list={list} />
          </div>
        </div>
      </search>
      {rows?.length === 0 && isSearching ? (
        <EmptyState heading="No employee matches" text="No employee matches every field of your search.">
          <Button slot="action" onClick={clear}>
            Clear filters
          </Button>
        </EmptyState>
      ) : (
        <EmployeeTable label="Found employees" prefix={PREFIX} searchable={false} {...(rows ? { rows } : {})} />
      )}
    </>
  );
}
