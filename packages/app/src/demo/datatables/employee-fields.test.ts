import type { Employee } from '@plinth/api-client/demo/datatables';
import { describe, expect, test } from 'vitest';
import { changeOf, employeeErrors, EXPORT_COLUMNS, NEW_EMPLOYEE, valuesOf } from './employee-fields.ts';

const EMPLOYEE: Employee = {
  id: 7,
  full_name: 'Inga Solberg',
  post: 'Sailmaker',
  email: 'inga.solberg@example.com',
  city: 'Malmö',
  start_date: '2026-03-02',
  salary: 51_000,
  age: 34,
  experience: 1,
  status: 2,
  avatar: null,
};
const VALUES = valuesOf(EMPLOYEE);

describe('the form of an employee', () => {
  test('reports every empty field', () => {
    expect(Object.keys(employeeErrors(NEW_EMPLOYEE))).toEqual([
      'full_name',
      'post',
      'email',
      'city',
      'start_date',
      'salary',
      'age',
      'experience',
    ]);
  });

  test.each([
    ['salary', '51,000', undefined],
    ['salary', '5,10', 'Enter whole dollars, at most 10,000,000'],
    ['salary', '51000.5', 'Enter whole dollars, at most 10,000,000'],
    ['salary', '-1', 'Enter whole dollars, at most 10,000,000'],
    ['age', '15', 'Enter an age from 16 to 99'],
    ['age', '16', undefined],
    ['experience', 'two', 'Enter years from 0 to 80'],
    ['start_date', '2026-13-40', 'Choose a date'],
    ['status', '6', 'Choose a status'],
  ] as const)('checks %s "%s"', (field, text, error) => {
    expect(employeeErrors({ ...VALUES, [field]: text })[field]).toBe(error);
  });

  test('sends numbers and texts without spaces around them', () => {
    const { id, avatar: _avatar, ...fields } = EMPLOYEE;
    expect(changeOf({ ...VALUES, post: ' Sailmaker ', salary: '51,000' }, id)).toEqual({ id, ...fields });
    expect(changeOf(VALUES, undefined)).toEqual(fields);
  });
});

test('an exported employee is text, with numbers and days that stay such', () => {
  expect(EXPORT_COLUMNS.map(({ value }) => value(EMPLOYEE))).toEqual([
    'Inga Solberg',
    'Sailmaker',
    'inga.solberg@example.com',
    'Malmö',
    'Mar 2, 2026',
    '$51,000',
    '34',
    '1 year',
    'On trial',
  ]);
  expect(EXPORT_COLUMNS.flatMap(({ typed }) => (typed ? [typed(EMPLOYEE)] : []))).toEqual([
    new Date('2026-03-02T00:00:00Z'),
    51_000,
    34,
    1,
  ]);
});
