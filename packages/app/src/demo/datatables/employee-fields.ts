import {
  EMPLOYEE_STATUSES,
  employeeFields,
  type Employee,
  type EmployeeStatus,
} from '@plinth/api-client/demo/datatables';
import { parseNumber } from '@plinth/ui-kit/parse-number';
import { dollars } from '#demo/_shared/amounts.ts';
import { dayText } from '#demo/_shared/dates.ts';
import { fieldErrors } from '#demo/_shared/field-errors.ts';
import { dayValue, type ExportColumn } from '#demo/_shared/list/export-rows.ts';
import type { EmployeeChange } from './employees-api.ts';

/** The names of the states of an employee, with the variants of their badges: only an application waits for an answer. */
export const STATUSES: Readonly<
  Record<EmployeeStatus, { readonly label: string; readonly variant: 'neutral' | 'plain' | 'warning' }>
> = {
  1: { label: 'Current', variant: 'plain' },
  2: { label: 'On trial', variant: 'neutral' },
  3: { label: 'Declined', variant: 'neutral' },
  4: { label: 'Left', variant: 'neutral' },
  5: { label: 'Applied', variant: 'warning' },
};

/** Returns a number of years as text, as `1 year`. */
export const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

/** The columns of an exported list of employees. */
export const EXPORT_COLUMNS: readonly ExportColumn<Employee>[] = [
  { header: 'Name', value: ({ full_name }) => full_name },
  { header: 'Post', value: ({ post }) => post },
  { header: 'Email', value: ({ email }) => email },
  { header: 'City', value: ({ city }) => city },
  {
    header: 'Start date',
    value: ({ start_date }) => dayText(start_date),
    typed: ({ start_date }) => dayValue(start_date),
  },
  { header: 'Salary', value: ({ salary }) => dollars(salary), typed: ({ salary }) => salary },
  { header: 'Age', value: ({ age }) => String(age), typed: ({ age }) => age },
  { header: 'Experience', value: ({ experience }) => yearsText(experience), typed: ({ experience }) => experience },
  { header: 'Status', value: ({ status }) => STATUSES[status].label },
];

/** A field of the form of an employee. */
export type EmployeeField = Exclude<keyof EmployeeChange, 'id'>;

/** The values of the form of an employee, as text. */
type EmployeeValues = Readonly<Record<EmployeeField, string>>;

/** The form of a new employee. */
export const NEW_EMPLOYEE: EmployeeValues = {
  full_name: '',
  post: '',
  email: '',
  city: '',
  start_date: '',
  salary: '',
  age: '',
  experience: '',
  status: '5',
};

/** Returns what the form of an employee starts with. */
export const valuesOf = (employee: Employee): EmployeeValues => ({
  full_name: employee.full_name,
  post: employee.post,
  email: employee.email,
  city: employee.city,
  start_date: employee.start_date,
  salary: String(employee.salary),
  age: String(employee.age),
  experience: String(employee.experience),
  status: String(employee.status),
});

/** Returns the number that a text is, with or without separators of thousands; NaN for any other text. */
const numberOf = (text: string): number => parseNumber(text) ?? Number.NaN;

/** Returns the fields of an employee that a form holds, without spaces around them. They may be invalid. */
function fieldsOf(values: EmployeeValues) {
  return {
    full_name: values.full_name.trim(),
    post: values.post.trim(),
    email: values.email.trim(),
    city: values.city.trim(),
    start_date: values.start_date,
    salary: numberOf(values.salary),
    age: numberOf(values.age),
    experience: numberOf(values.experience),
  };
}

const statusOf = (text: string): EmployeeStatus | undefined =>
  EMPLOYEE_STATUSES.find((status) => String(status) === text);

/** Returns the errors of the form of an employee. */
export const employeeErrors = (values: EmployeeValues): Readonly<Partial<Record<EmployeeField, string>>> =>
  fieldErrors(employeeFields, { ...fieldsOf(values), status: statusOf(values.status) });

/** Returns the change that a form without errors sends. @param id the employee's; undefined for a new one. */
export const changeOf = (values: EmployeeValues, id: number | undefined): EmployeeChange => ({
  ...(id === undefined ? {} : { id }),
  ...fieldsOf(values),
  status: statusOf(values.status) ?? 5,
});
