import type { Task } from '@plinth/api-client/demo/todo';

/** Tasks under a heading. */
export interface TaskGroup {
  readonly name: string;
  readonly tasks: readonly Task[];
}

const GROUP_NAMES = ['Overdue', 'Today', 'Later', 'No date', 'Completed'] as const;

function groupNameOf({ dueDate, isCompleted }: Task, today: string): (typeof GROUP_NAMES)[number] {
  if (isCompleted) return 'Completed';
  if (dueDate === null) return 'No date';
  if (dueDate < today) return 'Overdue';
  return dueDate === today ? 'Today' : 'Later';
}

/**
 * Groups tasks by when they are due. They keep their order, and groups without tasks are left out. Completed tasks are a
 * group of their own, whenever they were due.
 * @param today as an ISO date.
 */
export function groupByDueDate(tasks: readonly Task[], today: string): TaskGroup[] {
  return GROUP_NAMES.flatMap((name) => {
    const members = tasks.filter((task) => groupNameOf(task, today) === name);
    return members.length > 0 ? { name, tasks: members } : [];
  });
}
