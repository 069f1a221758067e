import type { Task } from '@plinth/api-client/demo/todo';
import { expect, test } from 'vitest';
import { groupByDueDate } from './task-groups.ts';

const taskDue = (id: number, dueDate: string | null, isCompleted = false): Task => ({
  id,
  title: `Task ${id}`,
  dueDate,
  description: '',
  assignee: null,
  tags: [],
  isCompleted,
  isDeleted: false,
  isImportant: false,
});

test('tasks are grouped by when they are due, in the order of the list, and empty groups are left out', () => {
  const tasks = [
    taskDue(1, '2026-11-10', true),
    taskDue(2, '2026-11-18'),
    taskDue(3, '2025-12-31'),
    taskDue(4, '2026-11-19'),
    taskDue(5, null),
  ];
  const groups = groupByDueDate(tasks, '2026-11-19').map(({ name, tasks: members }) => [
    name,
    ...members.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['Overdue', 2, 3],
    ['Today', 4],
    ['No date', 5],
    ['Completed', 1],
  ]);
});
