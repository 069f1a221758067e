import {
  deleteEmployee,
  listAllEmployees,
  listEmployees,
  saveEmployee,
  type Employee,
} from '@plinth/api-client/demo/datatables';
import { created, ok, refuse } from '#engine/response.ts';
import type { Database } from '../database.ts';
import { formatDay } from '../dates.ts';
import { handle, type Domain } from '../handle.ts';
import { isSameText, matches, pageOf, sortRows } from '../lists.ts';
import { employees } from './seed.ts';

const rowsById = (database: Database): readonly Employee[] => sortRows(database.table(employees).rows, ({ id }) => id);

const isFound = (query: string, { full_name, post, email, age, salary, start_date }: Employee): boolean =>
  matches(
    query,
    full_name,
    post,
    email,
    age,
    salary,
    // As pages show them.
    `$${salary.toLocaleString('en-US')}`,
    start_date,
    formatDay(start_date),
  );

/** The employees of the data tables. */
export const employeeList: Domain = {
  calls: [
    handle(listAllEmployees, ({ database }) => ok([...rowsById(database)]), []),
    handle(
      listEmployees,
      ({ database, query: { q, page, perPage } }) => {
        const allData = [...rowsById(database)];
        const found = allData.filter((row) => isFound(q, row));
        return ok({ allData, invoices: pageOf(found, { page, perPage }), total: found.length });
      },
      [{ q: 'engineer', page: 2, perPage: 5 }],
    ),
    handle(
      saveEmployee,
      ({
        database,
        body: {
          row: { id, ...fields },
        },
      }) => {
        const table = database.table(employees);
        if (id !== undefined && !table.find(id)) return refuse(404, 'There is no such employee');
        if (table.rows.some((row) => row.id !== id && isSameText(row.email, fields.email))) {
          return refuse(400, { email: 'This email is already in use.' });
        }
        if (id === undefined) return created({ row: table.add({ ...fields, avatar: null }) });
        const row = table.update(id, fields);
        return row ? ok({ row }) : refuse(404, 'There is no such employee');
      },
      [
        {
          row: {
            full_name: 'Inga Solberg',
            post: 'Sailmaker',
            email: 'inga.solberg@example.com',
            city: 'Malmö',
            start_date: '2026-03-02',
            salary: 51_000,
            age: 34,
            experience: 9,
            status: 1,
          },
        },
      ],
    ),
    handle(
      deleteEmployee,
      ({ database, query: { id } }) => {
        database.table(employees).remove(id);
        return ok({ id });
      },
      [{ id: 4 }],
    ),
  ],
};
