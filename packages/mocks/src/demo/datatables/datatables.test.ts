import {
  deleteEmployee,
  EMPLOYEE_STATUSES,
  listAllEmployees,
  listEmployees,
  saveEmployee,
} from '@plinth/api-client/demo/datatables';
import { expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

const NEW_ROW = {
  full_name: ' Inga Solberg ',
  post: 'Sailmaker',
  email: 'inga.solberg@example.com',
  city: 'Malmö',
  start_date: '2026-03-02',
  salary: 51_000,
  age: 34,
  experience: 9,
  status: 1,
} as const;

test('has 100 employees by id, each with a name and an e-mail of their own, in every state', async () => {
  const rows = await call(listAllEmployees);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(new Set(rows.map(({ full_name }) => full_name)).size).toBe(100);
  expect(new Set(rows.map(({ email }) => email)).size).toBe(100);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(EMPLOYEE_STATUSES));
  for (const { age, experience, salary } of rows) {
    expect(age - experience).toBeGreaterThanOrEqual(20);
    expect(salary).toBeGreaterThan(30_000);
  }
});

test('a page has ten employees, and one past the end is the last one', async () => {
  const first = await call(listEmployees, {});
  expect([first.total, first.allData.length, first.invoices.length]).toEqual([100, 100, 10]);
  const last = await call(listEmployees, { page: 9, perPage: 25 });
  expect(last.invoices.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => index + 76));
});

test.each(['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const)(
  'the search covers %s',
  async (field) => {
    const { allData } = await call(listEmployees, {});
    const q = String(allData[41]?.[field]);
    const { invoices, total } = await call(listEmployees, { q, perPage: 100 });
    expect(invoices.map(({ id }) => id)).toContain(42);
    expect(total).toBeLessThan(100);
  },
);

test('the search does not cover the city', async () => {
  await expect(call(listEmployees, { q: 'Hamburg' })).resolves.toMatchObject({ total: 0, invoices: [] });
});

test('an employee is added, changed and deleted', async () => {
  const { row } = await call(saveEmployee, { row: NEW_ROW });
  expect(row).toEqual({ ...NEW_ROW, id: 101, full_name: 'Inga Solberg', avatar: null });
  const changed = await call(saveEmployee, { row: { ...NEW_ROW, id: 101, status: 4 } });
  expect(changed.row).toEqual({ ...row, status: 4 });
  await call(deleteEmployee, { id: 101 });
  expect(await call(listAllEmployees)).toHaveLength(100);
});

test.each([{ full_name: ' ' }, { email: 'inga' }, { age: 12 }, { salary: 1.5 }, { start_date: '2026-13-40' }])(
  'an employee with %j is refused',
  async (change) => {
    await expect(call(saveEmployee, { row: { ...NEW_ROW, ...change } })).rejects.toMatchObject({ status: 400 });
    expect(await call(listAllEmployees)).toHaveLength(100);
  },
);

test('a taken e-mail is refused at its field, but not of the employee who has it', async () => {
  const [first] = await call(listAllEmployees);
  const email = ` ${first?.email.toUpperCase()} `;
  await expect(call(saveEmployee, { row: { ...NEW_ROW, email } })).rejects.toMatchObject({
    status: 400,
    body: { error: { email: 'This email is already in use.' } },
  });
  await expect(call(saveEmployee, { row: { ...NEW_ROW, id: 1, email } })).resolves.toMatchObject({ row: { id: 1 } });
});

test('an unknown employee is not changed', async () => {
  await expect(call(saveEmployee, { row: { ...NEW_ROW, id: 999 } })).rejects.toMatchObject({ status: 404 });
});
