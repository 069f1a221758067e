import { TASK_FILTERS, TASK_TAGS, type TaskFilter } from '@plinth/api-client/demo/todo';
import { iconCircleCheck, iconListTodo, iconPlus, iconStar, iconTrash2 } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import type { ReactNode } from 'react';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useTasksQuery } from '#demo/_shared/tasks.ts';
import { Link } from '#shared/navigation.ts';
import { FILTER_NAMES, TAGS } from '../task-fields.ts';
import type { TaskPlace } from '../use-task-place.ts';

const FILTER_ICONS: Readonly<Record<TaskFilter, string>> = {
  important: iconStar,
  completed: iconCircleCheck,
  deleted: iconTrash2,
};

interface PlaceProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

function Place({ href, isCurrent, count = 0, children }: PlaceProps) {
  return (
    <li>
      <Link to={href} aria-current={isCurrent ? 'page' : undefined}>
        {children}
        {count > 0 ? <span className="app-page-count">{count}</span> : null}
      </Link>
    </li>
  );
}

interface Props {
  readonly place: TaskPlace;
  readonly onAdd: () => void;
}

/** The filters and the tags of the tasks, with the button that adds one. */
export function TodoSide({ place, onAdd }: Props) {
  const { data: tasks = [] } = useTasksQuery({});
  const openTasks = tasks.filter(({ isCompleted }) => !isCompleted);
  const counts: Partial<Record<TaskFilter, number>> = {
    important: openTasks.filter(({ isImportant }) => isImportant).length,
  };
  return (
    <>
      <Button className="todo-add" wide onClick={onAdd}>
        <Icon slot="start" path={iconPlus} />
        Add task
        <span slot="end" className="app-page-key" aria-hidden="true">
          N
        </span>
      </Button>
      <ul className="app-page-places">
        <Place
          href={demoRoutes.hrefOf('todo')}
          isCurrent={place.filter === undefined && place.tag === undefined}
          count={openTasks.length}
        >
          <Icon path={iconListTodo} />
          My tasks
        </Place>
        {TASK_FILTERS.map((filter) => (
          <Place
            key={filter}
            href={demoRoutes.hrefOf('todo', { filter })}
            isCurrent={place.filter === filter}
            count={counts[filter]}
          >
            <Icon path={FILTER_ICONS[filter]} />
            {FILTER_NAMES[filter]}
          </Place>
        ))}
      </ul>
      <h2 className="app-page-places-title">Tags</h2>
      <ul className="app-page-places">
        {TASK_TAGS.map((tag) => (
          <Place key={tag} href={demoRoutes.hrefOf('todo-tag', { tag })} isCurrent={place.tag === tag}>
            <span className={`task-dot task-dot-${TAGS[tag].color}`} />
            {TAGS[tag].name}
          </Place>
        ))}
      </ul>
    </>
  );
}
