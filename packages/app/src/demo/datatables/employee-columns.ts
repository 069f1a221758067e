import '@plinth/ui-kit/define/avatar';
import '@plinth/ui-kit/define/badge';
import type { Employee } from '@plinth/api-client/demo/datatables';
import { formatDate, formatMoney } from '@plinth/ui-kit/format';
import { html, type TemplateResult } from 'lit';
import { dollars } from '#demo/_shared/amounts.ts';
import { dayText } from '#demo/_shared/dates.ts';
import { STATUSES, yearsText } from './employee-fields.ts';

/** The columns by which tables of employees are sorted, as their fields are named. */
export const SORT_COLUMNS = ['full_name', 'post', 'city', 'start_date', 'salary', 'status'] as const;

const badge = ({ status }: Employee): TemplateResult =>
  html`<plinth-badge variant=${STATUSES[status].variant}>${STATUSES[status].label}</plinth-badge>`;

const person = ({ full_name, email, avatar }: Employee): TemplateResult =>
  html`<div class="line">
    <plinth-avatar aria-hidden="true" name=${full_name} .src=${avatar ?? undefined}></plinth-avatar>
    <div class="stack">
      <span class="medium"><bdi>${full_name}</bdi></span
      ><span class="muted small"><bdi>${email}</bdi></span>
    </div>
  </div>`;

/** Options of the columns of a table of employees. */
interface ColumnOptions {
  readonly isSortable: boolean;
  /** The names of the columns; English by default. */
  readonly headers?: Readonly<Record<EmployeeColumn, string>>;
  /** BCP 47 tag of the language of dates and amounts; by default that of the demo. */
  readonly language?: string;
}

/** A column of a table of employees. */
export type EmployeeColumn = 'full_name' | 'post' | 'city' | 'start_date' | 'salary' | 'status';

const HEADERS: Readonly<Record<EmployeeColumn, string>> = {
  full_name: 'Name',
  post: 'Post',
  city: 'City',
  start_date: 'Start date',
  salary: 'Salary',
  status: 'Status',
};

/** Returns the columns of a table of employees. */
export function employeeColumns({ isSortable, headers = HEADERS, language = 'en-US' }: ColumnOptions) {
  const sortable = isSortable;
  return [
    {
      id: 'full_name',
      header: headers.full_name,
      rowHeader: true,
      sortable,
      grow: true,
      width: '18rem',
      // The search of a table finds the e-mail, too, which stands under the name.
      accessor: ({ full_name, email }: Employee) => `${full_name} ${email}`,
      cell: person,
    },
    {
      id: 'post',
      header: headers.post,
      sortable,
      width: '11rem',
      accessor: ({ post }: Employee) => post,
      cell: ({ post }: Employee) => html`<bdi>${post}</bdi>`,
    },
    {
      id: 'city',
      header: headers.city,
      sortable,
      width: '8rem',
      accessor: ({ city }: Employee) => city,
      cell: ({ city }: Employee) => html`<bdi>${city}</bdi>`,
    },
    {
      id: 'start_date',
      header: headers.start_date,
      sortable,
      width: '9rem',
      emphasis: 'muted' as const,
      accessor: ({ start_date }: Employee) => formatDate(start_date, 'medium', { language }),
      sortValue: ({ start_date }: Employee) => start_date,
    },
    {
      id: 'salary',
      header: headers.salary,
      sortable,
      align: 'end' as const,
      width: '7rem',
      accessor: ({ salary }: Employee) => formatMoney(salary * 100, { language }),
      sortValue: ({ salary }: Employee) => salary,
      cell: ({ salary }: Employee) => html`<bdi dir="ltr">${formatMoney(salary * 100, { language })}</bdi>`,
    },
    {
      id: 'status',
      header: headers.status,
      sortable,
      width: '8rem',
      accessor: ({ status }: Employee) => STATUSES[status].label,
      cell: badge,
    },
  ];
}

/** Returns the one column of a table of employees in a narrow window. */
export function narrowEmployeeColumns({ isSortable }: ColumnOptions) {
  return [
    {
      id: 'full_name',
      header: 'Name',
      rowHeader: true,
      sortable: isSortable,
      width: '12rem',
      accessor: ({ full_name, email, post, city }: Employee) => [full_name, email, post, city].join(' '),
      cell: (employee: Employee) =>
        html`<div class="line">
          <plinth-avatar aria-hidden="true" name=${employee.full_name}></plinth-avatar>
          <div class="stack grow">
            <span class="line"
              ><span class="medium grow"><bdi>${employee.full_name}</bdi></span
              ><bdi dir="ltr" class="small">${dollars(employee.salary)}</bdi></span
            >
            <span class="line"
              ><span class="muted small grow"><bdi>${employee.post}</bdi> · <bdi>${employee.city}</bdi></span
              >${badge(employee)}</span
            >
          </div>
        </div>`,
    },
  ];
}

/** Returns what an expanded row says of an employee. */
export const employeeDetails = ({ email, city, start_date, salary, age, experience }: Employee): TemplateResult =>
  html`<div class="stack">
    <span><span class="muted">Email:</span> <bdi>${email}</bdi></span>
    <span><span class="muted">City:</span> <bdi>${city}</bdi></span>
    <span><span class="muted">Start date:</span> <bdi>${dayText(start_date)}</bdi></span>
    <span><span class="muted">Salary:</span> <bdi dir="ltr">${dollars(salary)}</bdi></span>
    <span><span class="muted">Age:</span> ${age}</span>
    <span><span class="muted">Experience:</span> ${yearsText(experience)}</span>
  </div>`;
