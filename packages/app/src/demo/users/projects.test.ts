import type { Project } from '@plinth/api-client/demo/account';
import { expect, test } from 'vitest';
import { progressOf, searchProjects, workDone } from './projects.ts';

const project = (id: number, name: string, kind: string, tasks: number, tasksDone: number): Project => ({
  id,
  name,
  kind,
  tasks,
  tasksDone,
  hours: 10,
  dueDate: '2026-05-01',
});
const PROJECTS = [
  project(1, 'Café menu', 'Print', 200, 199),
  project(2, 'Order desk', 'Web app', 12, 12),
  project(3, 'Stock counter', 'Mobile app', 9, 0),
];

test('progress is 100 only when every task is done', () => {
  expect(PROJECTS.map(progressOf)).toEqual([99, 100, 0]);
  expect(progressOf({ tasks: 0, tasksDone: 0 })).toBe(0);
});

test('counts the tasks and projects that are done', () => {
  expect(workDone(PROJECTS)).toEqual({ tasks: 211, projects: 1 });
});

test.each([
  ['', [1, 2, 3]],
  [' cafe ', [1]],
  ['APP', [2, 3]],
  ['menu print', []],
])('a search for %j finds %j', (q, ids) => {
  expect(searchProjects(PROJECTS, q).map(({ id }) => id)).toEqual(ids);
});
