import type { Employee } from '@plinth/api-client/demo/datatables';
import { describe, expect, test } from 'vitest';
import { employeeColumns } from './employee-columns.ts';
import { foundEmployees, readEmployeeSearch, searchEmployees } from './found-employees.ts';

const employee = (id: number, fields: Partial<Employee>): Employee => ({
  id,
  full_name: `Person ${id}`,
  post: 'Baker',
  email: `person.${id}@example.com`,
  city: 'Lyon',
  start_date: '2026-03-02',
  salary: 40_000,
  age: 34,
  experience: 4,
  status: 1,
  avatar: null,
  ...fields,
});

const ROWS = [
  employee(1, { post: 'Accountant', city: 'Malmö', start_date: '2024-01-31', salary: 9_500 }),
  employee(2, { full_name: 'Zoë Hall', start_date: '2025-06-30', salary: 52_000 }),
  employee(3, { post: 'Head Baker', city: 'Geneva', start_date: '2026-12-01', salary: 61_000, status: 5 }),
];
const idsOf = (rows: readonly Employee[]) => rows.map(({ id }) => id);

describe('the rows of a table', () => {
  test.each([
    ['', 'full_name', false, [1, 3, 2]],
    ['baker', 'post', true, [3, 2]],
    ['$52,000', 'salary', false, [2]],
    ['jan 31', 'full_name', false, [1]],
    ['zoe', 'full_name', false, [2]],
    ['person.3@', 'full_name', false, [3]],
    ['', 'salary', true, [3, 2, 1]],
    ['', 'start_date', false, [1, 2, 3]],
    ['applied', 'status', false, [3]],
    ['nobody', 'status', false, []],
  ])('for "%s" by %s, descending %s', (q, columnId, descending, ids) => {
    const columns = employeeColumns({ isSortable: true });
    expect(idsOf(foundEmployees(ROWS, columns, { q, sort: { columnId, descending } }))).toEqual(ids);
  });
});

describe('the advanced search', () => {
  test.each([
    ['', [1, 2, 3]],
    ['post=baker', [2, 3]],
    ['post=baker&city=GENEVA', [3]],
    ['city=malmo', [1]],
    ['email=person.2', [2]],
    ['full_name=zoe', [2]],
    ['startFrom=2025-06-30', [2, 3]],
    ['startFrom=2025-06-30&startTo=2025-06-30', [2]],
    ['minSalary=9500&maxSalary=52000', [1, 2]],
    ['minSalary=52001', [3]],
    ['post=baker&maxSalary=9500', []],
    ['startFrom=soon&minSalary=-4', [1, 2, 3]],
  ])('for "%s" finds %j', (query, ids) => {
    expect(idsOf(searchEmployees(ROWS, readEmployeeSearch(new URLSearchParams(query))))).toEqual(ids);
  });
});
