import { addTask, deleteTask, listTasks, reorderTasks, TASK_TAGS, updateTask } from '@plinth/api-client/demo/todo';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

type Query = Parameters<typeof call<typeof listTasks>>[1];

const list = async (query: Query = {}) => (await call(listTasks, query)).tasks;
const idsOf = async (query: Query) => (await list(query)).map(({ id }) => id);
const newTask = {
  title: '  Call Åsa ',
  dueDate: '2026-11-25',
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
};

test('starts with 18 tasks: 10 open, of which 4 are important, 5 completed and 3 deleted', async () => {
  const shown = await list();
  const open = shown.filter(({ isCompleted }) => !isCompleted);
  const deleted = await list({ filter: 'deleted' });
  expect([open.length, open.filter(({ isImportant }) => isImportant).length]).toEqual([10, 4]);
  expect([shown.length - open.length, deleted.length]).toEqual([5, 3]);
  for (const tag of TASK_TAGS) {
    expect([...shown, ...deleted].filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThanOrEqual(3);
  }
});

describe('the list', () => {
  test.each([
    [{}, [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]],
    [{ filter: 'important' }, [18, 17, 14, 12, 8]],
    [{ filter: 'completed' }, [8, 7, 6, 5, 4]],
    [{ filter: 'deleted' }, [3, 2, 1]],
    [{ tag: 'team' }, [17, 14, 11, 7]],
    [{ filter: 'completed', tag: 'high' }, [8, 5]],
    [{ q: 'CELLAR' }, [14]],
    [{ q: 'joel' }, [16, 11, 5, 4]],
    [{ q: 'nov 25' }, [11]],
    [{ q: '25 Nov' }, [11]],
    [{ q: '25' }, [11]],
    [{ q: 'nothing like it' }, []],
  ] as const)('of %j', async (query, ids) => {
    await expect(idsOf(query)).resolves.toEqual(ids);
  });

  test('is sorted by title, assignee and due date, with missing values last', async () => {
    await call(addTask, { task: { ...newTask, title: 'åsa' } });
    const titles = (await list({ sortBy: 'title-asc' })).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare));
    expect((await list({ sortBy: 'title-desc' })).map(({ title }) => title)).toEqual(titles.toReversed());
    const assignees = (await list({ sortBy: 'assignee' })).map(({ assignee }) => assignee?.fullName);
    expect([assignees[0], assignees.at(-1)]).toEqual(['Bram Lindqvist', undefined]);
    const dates = (await list({ sortBy: 'due-date' })).map(({ dueDate }) => dueDate);
    expect([dates[0], dates.at(-2), dates.at(-1)]).toEqual(['2026-11-09', '2026-11-30', null]);
  });

  test('refuses an unknown filter, tag and order', async () => {
    for (const query of ['filter=all', 'tag=blue', 'sortBy=id']) {
      expect((await fetch(`http://localhost/apps/todo/tasks?${query}`)).status).toBe(400);
    }
  });
});

test('a new task is first in the own order, with the next id and a trimmed title', async () => {
  const { task } = await call(addTask, { task: newTask });
  expect([task.id, task.title]).toEqual([19, 'Call Åsa']);
  await expect(idsOf({})).resolves.toEqual([19, ...(await idsOf({})).slice(1)]);
  await expect(idsOf({ q: 'asa' })).resolves.toEqual([19]);
});

test('a task without a title is refused at that field', async () => {
  await expect(call(addTask, { task: { ...newTask, title: ' ' } })).rejects.toMatchObject({
    status: 400,
    body: { error: { title: 'Please enter a valid task title' } },
  });
});

test('an update changes the given fields alone', async () => {
  const [before] = await list({ q: 'cellar' });
  const { task } = await call(updateTask, { task: { id: 14, isCompleted: true } });
  expect(task).toEqual({ ...before, isCompleted: true });
  await expect(call(updateTask, { task: { id: 99, isCompleted: true } })).rejects.toMatchObject({
    status: 404,
    body: { error: 'There is no such task' },
  });
});

test('a deleted task is marked, and can be restored', async () => {
  await call(deleteTask, { taskId: 14 });
  await expect(idsOf({ filter: 'deleted' })).resolves.toEqual([14, 3, 2, 1]);
  await expect(idsOf({ q: 'cellar' })).resolves.toEqual([]);
  await call(updateTask, { task: { id: 14, isDeleted: false } });
  await expect(idsOf({ q: 'cellar' })).resolves.toEqual([14]);
});

test('deleting an unknown task changes nothing', async () => {
  const before = await list();
  await call(deleteTask, { taskId: 99 });
  await expect(list()).resolves.toEqual(before);
});

describe('the own order', () => {
  test('takes the given tasks and leaves the others in their places', async () => {
    await call(reorderTasks, { taskIds: [16, 18, 17] });
    expect((await idsOf({})).slice(0, 4)).toEqual([16, 18, 17, 15]);
    await call(reorderTasks, { taskIds: [15, 16] });
    expect((await idsOf({})).slice(0, 4)).toEqual([15, 18, 17, 16]);
  });

  test('moves one task of a filtered list, and leaves the order of all others', async () => {
    const before = await idsOf({});
    const important = await idsOf({ filter: 'important' });
    const [first = 0, second = 0, third = 0] = important;
    await call(reorderTasks, { taskIds: [second, third, first, ...important.slice(3)], movedId: first });
    const after = await idsOf({});
    expect(after.indexOf(first)).toBe(after.indexOf(third) + 1);
    expect(after.filter((id) => id !== first)).toEqual(before.filter((id) => id !== first));
    await call(reorderTasks, { taskIds: important, movedId: first });
    expect((await idsOf({ filter: 'important' })).slice(0, 3)).toEqual([first, second, third]);
    expect((await idsOf({})).filter((id) => id !== first)).toEqual(before.filter((id) => id !== first));
  });

  test('refuses a moved task that is not listed', async () => {
    await expect(call(reorderTasks, { taskIds: [18, 17], movedId: 16 })).rejects.toMatchObject({ status: 404 });
  });

  test.each([[[18, 99]], [[18, 18]]])('refuses %j', async (taskIds) => {
    await expect(call(reorderTasks, { taskIds })).rejects.toMatchObject({ status: 404 });
  });
});
