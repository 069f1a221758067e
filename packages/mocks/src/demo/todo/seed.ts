import type { Task, TaskTag } from '@plinth/api-client/demo/todo';
import { defineAccountTable } from '../database.ts';
import { dayFrom } from '../dates.ts';

interface SampleTask {
  readonly title: string;
  readonly tags: readonly TaskTag[];
  /** Days from today; null for a task without a due date. */
  readonly dueIn: number | null;
  /** Name of the assignee; without one, nobody. */
  readonly assignee?: string;
  /** Whether the account is the assignee. */
  readonly isOwn?: true;
  readonly description?: string;
  readonly isImportant?: true;
  readonly state?: 'completed' | 'deleted';
}

/** Oldest first. */
const SAMPLE_TASKS: readonly SampleTask[] = [
  { title: 'Book the loading ramp for December', tags: ['low'], dueIn: -20, assignee: 'Marta Quill', state: 'deleted' },
  { title: 'Compare prices of shelf labels', tags: ['update'], dueIn: null, state: 'deleted' },
  {
    title: 'Ask the landlord about the awning',
    tags: ['medium'],
    dueIn: -15,
    assignee: 'Tomas Reyne',
    state: 'deleted',
  },
  {
    title: 'Send the second version of the shelf plan',
    tags: ['update'],
    dueIn: -10,
    assignee: 'Joel Abara',
    state: 'completed',
  },
  { title: 'Replace the seal of the cold room', tags: ['high'], dueIn: -7, assignee: 'Joel Abara', state: 'completed' },
  { title: 'Taste the wines for autumn', tags: ['medium'], dueIn: -6, assignee: 'Hanne Vos', state: 'completed' },
  {
    title: 'Return the empty crates to Oakline',
    tags: ['team'],
    dueIn: -3,
    assignee: 'Bram Lindqvist',
    state: 'completed',
  },
  {
    title: 'Sign the lease for Division Street',
    tags: ['high'],
    dueIn: -2,
    isOwn: true,
    isImportant: true,
    state: 'completed',
  },
  {
    title: 'Pay the invoice for paper bags',
    tags: ['medium'],
    dueIn: 11,
    assignee: 'Celia Okafor',
    description: '<p>12,000 bags at the price that was agreed in June.</p>',
  },
  { title: 'Update the opening hours on the website', tags: ['update'], dueIn: 8, assignee: 'Leo Marchetti' },
  {
    title: 'Write the holiday schedule',
    tags: ['team', 'medium'],
    dueIn: 6,
    assignee: 'Joel Abara',
    description: '<p>Two people in the shop at any time, three on Saturdays.</p>',
  },
  {
    title: 'Renew the permit for the pavement',
    tags: ['high'],
    dueIn: 5,
    assignee: 'Nadia Petrov',
    isImportant: true,
    description: '<p>The office needs a drawing to scale.</p>',
  },
  { title: 'Order rolls for the till', tags: ['low'], dueIn: null, isOwn: true },
  { title: 'Count the cellar', tags: ['team'], dueIn: 1, assignee: 'Hanne Vos', isImportant: true },
  {
    title: 'Check line 14 of the October statement',
    tags: ['medium'],
    dueIn: 1,
    assignee: 'Priya Anand',
    description: '<p>It looks like the transfer fee of September, charged again.</p>',
  },
  { title: 'Print labels for bay 4', tags: ['low'], dueIn: 0, assignee: 'Joel Abara' },
  {
    title: 'Give Tidewater access again',
    tags: ['high', 'team'],
    dueIn: 0,
    assignee: 'Celia Okafor',
    isImportant: true,
    description:
      '<p>The permission ended two days ago.</p><ul><li>Ask for twelve months</li><li>Copy Priya, who closes the month on Friday</li></ul>',
  },
  {
    title: 'Confirm the delivery window on Friday',
    tags: ['high'],
    dueIn: -1,
    isOwn: true,
    isImportant: true,
  },
];

const assigneeOf = (fullName: string | undefined): Task['assignee'] =>
  fullName === undefined ? null : { fullName, avatar: null };

/** The tasks, in the user's own order: the newest first. */
export const tasks = defineAccountTable<Task>({
  name: 'tasks',
  seed: ({ now, owner }) =>
    SAMPLE_TASKS.map(
      ({ title, tags, dueIn, assignee, isOwn, description = '', isImportant = false, state }, index) => ({
        id: index + 1,
        title,
        dueDate: dueIn === null ? null : dayFrom(now, dueIn),
        description,
        assignee: assigneeOf(isOwn ? owner.fullName : assignee),
        tags: [...tags],
        isCompleted: state === 'completed',
        isDeleted: state === 'deleted',
        isImportant,
      }),
    ).toReversed(),
});
