import { addTask, deleteTask, listTasks, reorderTasks, updateTask, type Task } from '@plinth/api-client/demo/todo';
import { created, ok, refuse } from '#engine/response.ts';
import { handle, type Domain } from '../handle.ts';
import { matches, sortRows } from '../lists.ts';
import { tasks } from './seed.ts';

/** The texts of a due date that a search finds: `25`, `Nov`, `Nov 25`, `25 Nov`. */
function searchableDate(dueDate: string | null): string[] {
  if (dueDate === null) return [];
  const date = new Date(`${dueDate.slice(0, 10)}T00:00:00Z`);
  const month = date.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });
  const day = date.getUTCDate();
  return [`${month} ${day}`, `${day} ${month}`];
}

function isInFilter(task: Task, filter: 'important' | 'completed' | 'deleted' | undefined): boolean {
  if (task.isDeleted) return filter === 'deleted';
  switch (filter) {
    case 'deleted':
      return false;
    case 'important':
      return task.isImportant;
    case 'completed':
      return task.isCompleted;
    case undefined:
      return true;
  }
}

/** The tasks. */
export const todo: Domain = {
  calls: [
    handle(
      listTasks,
      ({ database, query: { q, filter, tag, sortBy } }) => {
        const found = database
          .table(tasks)
          .rows.filter(
            (task) =>
              isInFilter(task, filter) &&
              (tag === undefined || task.tags.includes(tag)) &&
              matches(q, task.title, ...task.tags, task.assignee?.fullName ?? null, ...searchableDate(task.dueDate)),
          );
        switch (sortBy) {
          case 'latest':
            return ok({ tasks: found.toSorted((one, other) => other.id - one.id) });
          case 'title-asc':
          case 'title-desc':
            return ok({ tasks: sortRows(found, ({ title }) => title, sortBy === 'title-asc' ? 'asc' : 'desc') });
          case 'assignee':
            return ok({ tasks: sortRows(found, ({ assignee }) => assignee?.fullName ?? null) });
          case 'due-date':
            return ok({ tasks: sortRows(found, ({ dueDate }) => dueDate) });
          case undefined:
            return ok({ tasks: found });
        }
      },
      [{}],
    ),
    handle(addTask, ({ database, body: { task } }) => created({ task: database.table(tasks).add(task, 'first') }), [
      {
        task: {
          title: 'Call the electrician',
          dueDate: '2026-11-24',
          description: '<p>Before noon</p>',
          assignee: { fullName: 'Leo Marchetti', avatar: null },
          tags: ['low'],
          isCompleted: false,
          isDeleted: false,
          isImportant: true,
        },
      },
    ]),
    handle(
      updateTask,
      ({
        database,
        body: {
          task: { id, ...changes },
        },
      }) => {
        const task = database.table(tasks).update(id, changes);
        return task ? ok({ task }) : refuse(404, 'There is no such task');
      },
      [{ task: { id: 9, isCompleted: true, dueDate: '2026-11-24' } }],
    ),
    handle(
      deleteTask,
      ({ database, query: { taskId } }) => {
        database.table(tasks).update(taskId, { isDeleted: true });
        return ok({ id: taskId });
      },
      [{ taskId: 9 }],
    ),
    handle(
      reorderTasks,
      ({ database, body: { taskIds, movedId } }) => {
        const table = database.table(tasks);
        const order = new Map(taskIds.map((id, index) => [id, index]));
        const unknown = taskIds.find((id) => !table.find(id));
        if (unknown !== undefined || order.size < taskIds.length) return refuse(404, 'There is no such task');
        const moved = movedId === undefined ? undefined : table.find(movedId);
        const place = moved ? taskIds.indexOf(moved.id) : -1;
        if (movedId !== undefined && place === -1) return refuse(404, 'There is no such task');
        if (moved) {
          const others = table.rows.filter(({ id }) => id !== moved.id);
          const indexOf = (id: number | undefined) => others.findIndex((task) => task.id === id);
          // Behind the task before it or, as the first of the list, in front of the next one.
          const index = place === 0 ? indexOf(taskIds[1]) : indexOf(taskIds[place - 1]) + 1;
          table.reorder(others.toSpliced(Math.max(0, index), 0, moved));
          return ok({ taskIds: table.rows.map(({ id }) => id) });
        }
        const listed = table.rows
          .filter(({ id }) => order.has(id))
          .toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
        table.reorder(table.rows.map((task) => (order.has(task.id) ? (listed.shift() ?? task) : task)));
        return ok({ taskIds: table.rows.map(({ id }) => id) });
      },
      [{ taskIds: [12, 10, 11] }],
    ),
  ],
};
