import type { Project } from '@plinth/api-client/demo/account';
import { foldText } from '@plinth/ui-kit/search-text';

/** Returns how much of a project is done, in whole percent. It is 100 only when every task is done. */
export const progressOf = ({ tasks, tasksDone }: Pick<Project, 'tasks' | 'tasksDone'>): number =>
  tasks === 0 ? 0 : Math.floor((tasksDone / tasks) * 100);

/** Counts the tasks and the projects that are done. */
export const workDone = (projects: readonly Project[]): { readonly tasks: number; readonly projects: number } => ({
  tasks: projects.reduce((sum, { tasksDone }) => sum + tasksDone, 0),
  projects: projects.filter((project) => progressOf(project) === 100).length,
});

/** Returns the projects whose name or kind has a text. */
export function searchProjects(projects: readonly Project[], q: string): readonly Project[] {
  const text = foldText(q.trim());
  return projects.filter(({ name, kind }) => foldText(`${name}\n${kind}`).includes(text));
}
