import type { Employee, EmployeeStatus } from '@plinth/api-client/demo/datatables';
import { defineTable } from '../database.ts';
import { dayFrom } from '../dates.ts';
import { personOf } from '../people.ts';

const EMPLOYEE_COUNT = 100;

const FIRST_NAMES = [
  'Adele',
  'Bastian',
  'Clara',
  'Dmitri',
  'Esther',
  'Florian',
  'Gloria',
  'Henrik',
  'Imani',
  'Jasper',
  'Katja',
  'Lorenzo',
  'Mireille',
  'Nikhil',
  'Odette',
  'Pascal',
  'Rahel',
  'Silas',
  'Tamsin',
  'Viktor',
] as const;

const LAST_NAMES = [
  'Ashdown',
  'Bellweather',
  'Corvin',
  'Dunmore',
  'Eastlake',
  'Fairbourne',
  'Grantham',
  'Hollis',
  'Iverson',
  'Juniper',
  'Kestrel',
  'Langley',
  'Merrow',
  'Northcott',
  'Oakhurst',
  'Pemberley',
  'Quayle',
  'Rookwood',
  'Stanmore',
  'Thornbury',
] as const;

/** The posts, each with its lowest salary in whole dollars. */
const POSTS = [
  ['Account Manager', 52_000],
  ['Accountant', 48_000],
  ['Baker', 31_000],
  ['Credit Analyst', 58_000],
  ['Customer Advisor', 36_000],
  ['Data Engineer', 71_000],
  ['Designer', 54_000],
  ['Legal Counsel', 82_000],
  ['Office Manager', 41_000],
  ['Product Manager', 76_000],
  ['Sales Assistant', 33_000],
  ['Software Engineer', 74_000],
  ['Warehouse Lead', 43_000],
] as const;

const CITIES = [
  'Accra',
  'Bristol',
  'Calgary',
  'Dublin',
  'Geneva',
  'Hamburg',
  'Lisbon',
  'Lyon',
  'Malmö',
  'Portland',
  'São Paulo',
] as const;

/** The states of ten employees in turn. */
const STATUSES: readonly EmployeeStatus[] = [1, 2, 1, 5, 1, 4, 1, 3, 1, 2];

/** States of people who have not begun to work. */
const NOT_STARTED: readonly EmployeeStatus[] = [3, 5];

const itemOf = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];

/** The name with this number. Every first name gets a different last name in each round. */
function nameOf(index: number): string {
  const round = Math.floor(index / FIRST_NAMES.length);
  return `${itemOf(FIRST_NAMES, index)} ${itemOf(LAST_NAMES, index * 7 + round * 3)}`;
}

/** The employees, by id. */
export const employees = defineTable<Employee>({
  name: 'employees',
  seed: ({ now, random }) =>
    Array.from({ length: EMPLOYEE_COUNT }, (_, index) => {
      const { fullName, email } = personOf(nameOf(index));
      const [post, lowestSalary] = random.pick<readonly [post: string, salary: number]>(POSTS);
      const status = STATUSES[index % STATUSES.length] ?? 1;
      const daysHere = NOT_STARTED.includes(status)
        ? -random.integer(14, 90)
        : random.integer(status === 2 ? 10 : 120, status === 2 ? 100 : 3_600);
      const experience = Math.max(0, Math.floor(daysHere / 365)) + random.integer(0, 14);
      return {
        id: index + 1,
        full_name: fullName,
        post,
        email,
        city: random.pick(CITIES),
        start_date: dayFrom(now, -daysHere),
        salary: lowestSalary + experience * 900 + random.integer(0, 60) * 100,
        age: 20 + experience + random.integer(0, 16),
        experience,
        status,
        avatar: null,
      };
    }),
});
