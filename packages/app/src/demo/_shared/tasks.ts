import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import { listTasks, type Task } from '@plinth/api-client/demo/todo';
import { demoApi, requestOf } from './demo-api.ts';

/** Filters, search and order of a list of tasks. */
export type TaskQuery = NonNullable<InputOf<typeof listTasks>[0]>;

/** The lists of tasks. They are also shown outside the app of the tasks. */
export const tasksApi = demoApi.enhanceEndpoints({ addTagTypes: ['Tasks'] }).injectEndpoints({
  endpoints: (build) => ({
    tasks: build.query<readonly Task[], TaskQuery>({
      query: requestOf(listTasks, (query: TaskQuery) => [query]),
      transformResponse: ({ tasks }: ResponseOf<typeof listTasks>) => tasks,
      providesTags: ['Tasks'],
    }),
  }),
});

export const { useTasksQuery } = tasksApi;
