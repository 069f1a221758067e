import type { TaskFilter, TaskOrder, TaskTag } from '@plinth/api-client/demo/todo';

/** The names of the filters, as the side pane shows them. */
export const FILTER_NAMES: Readonly<Record<TaskFilter, string>> = {
  important: 'Important',
  completed: 'Completed',
  deleted: 'Deleted',
};

/** The name of a tag, and the color of its dot. */
export const TAGS: Readonly<Record<TaskTag, { readonly name: string; readonly color: string }>> = {
  team: { name: 'Team', color: 'primary' },
  low: { name: 'Low', color: 'success' },
  medium: { name: 'Medium', color: 'warning' },
  high: { name: 'High', color: 'danger' },
  update: { name: 'Update', color: 'info' },
};

/** The names of the orders; the empty one is the user's own. */
export const ORDER_NAMES: Readonly<Record<TaskOrder | '', string>> = {
  '': 'My order',
  latest: 'Latest',
  'title-asc': 'Title A–Z',
  'title-desc': 'Title Z–A',
  assignee: 'Assignee',
  'due-date': 'Due date',
};
