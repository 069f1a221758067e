import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { deletedSchema, emailAddress, pagesOf, queryNumber, recordId, search } from './fields.ts';

/** The states of an employee: 1 Current, 2 On trial, 3 Declined, 4 Left, 5 Applied. */
export const EMPLOYEE_STATUSES = [1, 2, 3, 4, 5] as const;

/** Youngest and oldest age of an employee, in years. */
const AGE_YEARS = { min: 16, max: 99 } as const;

/** Longest experience of an employee, in years. */
const MAX_EXPERIENCE_YEARS = 80;

/** Highest salary of an employee, in whole dollars a year. */
const MAX_SALARY_DOLLARS = 10_000_000;

const employeeSchema = v.object({
  id: recordId,
  full_name: v.string(),
  post: v.string(),
  email: v.string(),
  city: v.string(),
  /** A day, as `2026-11-25`. */
  start_date: v.string(),
  /** Whole dollars a year. */
  salary: v.number(),
  /** Years. */
  age: v.number(),
  /** Years. */
  experience: v.number(),
  status: v.picklist(EMPLOYEE_STATUSES),
  /** Address of the picture; null without one. */
  avatar: v.nullable(v.string()),
});

/** A row of the data tables (product.md#entities). */
export type Employee = v.InferOutput<typeof employeeSchema>;
/** A state of an employee. */
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number];

/*#__NO_SIDE_EFFECTS__*/
const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/*#__NO_SIDE_EFFECTS__*/
const wholeNumber = (min: number, max: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));

/** The fields of an employee that a form fills in. */
export const employeeFields = v.object({
  full_name: required('Enter a name'),
  post: required('Enter a post'),
  email: emailAddress,
  city: required('Enter a city'),
  start_date: v.pipe(v.string('Choose a date'), v.isoDate('Choose a date')),
  salary: wholeNumber(0, MAX_SALARY_DOLLARS, 'Enter whole dollars, at most 10,000,000'),
  age: wholeNumber(AGE_YEARS.min, AGE_YEARS.max, `Enter an age from ${AGE_YEARS.min} to ${AGE_YEARS.max}`),
  experience: wholeNumber(0, MAX_EXPERIENCE_YEARS, `Enter years from 0 to ${MAX_EXPERIENCE_YEARS}`),
  status: v.picklist(EMPLOYEE_STATUSES, 'Choose a status'),
});

/** Lists all employees by id. */
export const listAllEmployees = defineCall({
  method: 'GET',
  path: '/api/datatables/initial-data',
  response: v.array(employeeSchema),
});

/** Lists a page of employees. The search covers name, post, e-mail, age, salary and start date. */
export const listEmployees = defineCall({
  method: 'GET',
  path: '/api/datatables/data',
  query: v.object({ q: search, ...pagesOf(10) }),
  response: v.object({
    /** Every employee. */
    allData: v.array(employeeSchema),
    /** The employees of the page. */
    invoices: v.array(employeeSchema),
    /** Number of employees on all pages. */
    total: v.number(),
  }),
});

/** Adds an employee or, with an id, changes one. A taken e-mail is refused at its field. */
export const saveEmployee = defineCall({
  method: 'POST',
  path: '/api/datatables/save-row',
  body: v.object({ row: v.object({ id: v.optional(recordId), ...employeeFields.entries }) }),
  response: v.object({ row: employeeSchema }),
  assumed: true,
});

/** Deletes an employee. */
export const deleteEmployee = defineCall({
  method: 'DELETE',
  path: '/api/datatables/delete-row',
  query: v.object({ id: queryNumber }),
  response: deletedSchema,
  assumed: true,
});
