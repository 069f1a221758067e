import { TASK_FILTERS, TASK_ORDERS, TASK_TAGS } from '@plinth/api-client/demo/todo';
import { useMemo } from 'react';
import { demoRoutes } from '#demo/_shared/routes.ts';
import type { TaskQuery } from '#demo/_shared/tasks.ts';
import { useLocation, useQuery } from '#shared/navigation.ts';

/** The list of tasks that the address names. */
export type TaskPlace = TaskQuery;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined): Value | undefined =>
  values.find((value) => value === text);

/** Returns the list of tasks that the address names. */
export function useTaskPlace(): TaskPlace {
  const { pathname } = useLocation();
  const { query } = useQuery();
  return useMemo(() => {
    const { filter, tag } = demoRoutes.matchRoute(pathname)?.parameters ?? {};
    const place: TaskPlace = {
      q: query.get('q') ?? undefined,
      filter: oneOf(TASK_FILTERS, filter),
      tag: oneOf(TASK_TAGS, tag),
      sortBy: oneOf(TASK_ORDERS, query.get('sortBy')),
    };
    return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
  }, [pathname, query]);
}
