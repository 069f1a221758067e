import type { Task } from '@plinth/api-client/demo/todo';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { iconArrowUpDown, iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { SortableList } from '@plinth/ui-kit/react/sortable-list';
import { useCallback, useLayoutEffect, useRef, type ComponentRef, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '#core/context.ts';
import { useTasksQuery } from '#demo/_shared/tasks.ts';
import { useKeydown } from '#demo/_shared/use-keydown.ts';
import { useSearchKey } from '#demo/_shared/use-search-key.ts';
import { focusElement } from '#shared/focus-element.ts';
import { useLocation, useQuery } from '#shared/navigation.ts';
import { ORDER_NAMES } from '../task-fields.ts';
import { groupByDueDate } from '../task-groups.ts';
import { taskChangeRequested, taskMoveRequested } from '../todo-events.ts';
import type { TaskPlace } from '../use-task-place.ts';
import { QuickAdd } from './quick-add.tsx';
import { TaskRow, type TaskActions } from './task-row.tsx';

interface Props {
  readonly place: TaskPlace;
  /** Id of the open task. */
  readonly openId: number | null;
  readonly onAdd: () => void;
}

const orders = Object.keys(ORDER_NAMES) as (keyof typeof ORDER_NAMES)[];

/** Moves the focus from the title of a task to the one before or after. */
function focusNeighbour(event: KeyboardEvent, list: HTMLElement | null): void {
  const offset = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (offset === 0) return;
  const titles = [...(list?.querySelectorAll<HTMLElement>('.task-title') ?? [])];
  const index = titles.findIndex((title) => title.closest('.task')?.contains(document.activeElement));
  const next = titles[index + offset];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function LoadingTasks() {
  return (
    <output className="task-skeletons">
      <span className="visually-hidden">Loading tasks</span>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="text" />
      ))}
    </output>
  );
}

/** The order of the list, chosen from a menu. */
function OrderMenu({ place }: { readonly place: TaskPlace }) {
  const { setQuery } = useQuery();
  const current = place.sortBy ?? '';
  return (
    <DropdownMenu
      label="Sort"
      placement="bottom-end"
      onMenuSelect={({ detail }) => setQuery({ sortBy: detail.value === '' ? null : detail.value })}
    >
      <Button slot="trigger" variant="ghost" size="small" label={`Sort: ${ORDER_NAMES[current]}`}>
        <Icon slot="start" path={iconArrowUpDown} size="small" />
        {ORDER_NAMES[current]}
      </Button>
      {orders.map((order) => (
        <MenuItem key={order} type="radio" value={order} checked={order === current}>
          {ORDER_NAMES[order]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

interface RowsProps extends Props {
  readonly tasks: readonly Task[];
}

/** Keeps the focus in the row of a task that a change moves to another group. Returns the function to call before it. */
function useKeptFocus(tasks: readonly Task[]): (id: number) => void {
  const control = useRef<string | null>(null);
  useLayoutEffect(() => {
    const selector = control.current;
    control.current = null;
    // The focused row has been replaced by one in the other group.
    if (selector !== null && document.activeElement === document.body) {
      focusElement(document.querySelector<HTMLElement>(selector));
    }
  }, [tasks]);
  return useCallback((id) => {
    const name = document.activeElement?.matches('.task-title') ? 'title' : 'box';
    control.current = `.task[data-id="${id}"] .task-${name}`;
  }, []);
}

interface GroupProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Tasks that are due at the same time, under a heading. */
function Group({ name, children }: GroupProps) {
  return (
    <>
      <h2 className="task-group">{name}</h2>
      <SortableList label={name} disabled>
        {children}
      </SortableList>
    </>
  );
}

function TaskRows({ tasks, place, openId, onAdd }: RowsProps) {
  const dispatch = useDispatch();
  const { now } = useServices();
  const { pathname, search } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const today = calendarDayOf(now());
  const keepFocus = useKeptFocus(tasks);
  const canMove = place.sortBy === undefined && place.q === undefined && place.filter !== 'deleted';
  const hrefOf = (id: number) => {
    const query = new URLSearchParams(search);
    query.set('task', String(id));
    return `${pathname}?${query.toString()}`;
  };
  const moveTo = (from: number, to: number) => {
    const moved = tasks[from];
    if (!moved) return;
    const ids = tasks.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    dispatch(taskMoveRequested({ ids, movedId: moved.id }));
  };
  useKeydown(list, (event) => {
    if (event.key === 'n') {
      event.preventDefault();
      onAdd();
    } else focusNeighbour(event, list.current);
  });
  const actions: TaskActions = {
    complete: ({ id, isCompleted }) => {
      keepFocus(id);
      dispatch(
        taskChangeRequested({
          change: { id, isCompleted: !isCompleted },
          done: isCompleted ? 'Task reopened' : 'Task completed',
        }),
      );
    },
    star: ({ id, isImportant }) => dispatch(taskChangeRequested({ change: { id, isImportant: !isImportant } })),
    restore: ({ id }) => dispatch(taskChangeRequested({ change: { id, isDeleted: false }, done: 'Task restored' })),
  };
  const rowOf = (task: Task) => (
    <TaskRow
      key={task.id}
      task={task}
      href={hrefOf(task.id)}
      today={today}
      isOpen={task.id === openId}
      actions={actions}
    />
  );
  return (
    <div ref={list} className="tasks app-page-fill">
      {place.sortBy === 'due-date' && place.filter !== 'deleted' ? (
        groupByDueDate(tasks, today).map(({ name, tasks: members }) => (
          <Group key={name} name={name}>
            {members.map(rowOf)}
          </Group>
        ))
      ) : (
        <SortableList
          label="Tasks"
          disabled={!canMove}
          onListReorder={(event) => {
            event.preventDefault();
            moveTo(event.detail.fromIndex, event.detail.toIndex);
          }}
        >
          {tasks.map(rowOf)}
        </SortableList>
      )}
    </div>
  );
}

/** A list of tasks with its search and its order. */
export function TaskList(props: Props) {
  const { place, onAdd } = props;
  const { setQuery } = useQuery();
  const { data: tasks, isError, isFetching, refetch } = useTasksQuery(place);
  const search = useRef<ComponentRef<typeof SearchField>>(null);
  useSearchKey(search);
  const openCount = tasks?.filter(({ isCompleted }) => !isCompleted).length ?? 0;
  return (
    <div className="app-page-pane" data-ready={tasks ? 'todo' : undefined}>
      <div className="app-page-bar">
        <SearchField
          ref={search}
          className="todo-search"
          label="Search tasks"
          labelHidden
          placeholder="Search tasks"
          value={place.q ?? ''}
          loading={isFetching && tasks !== undefined}
          onSearchChange={({ detail: { value } }) =>
            setQuery({ q: value.trim() === '' ? null : value }, { replace: true })
          }
        />
        <OrderMenu place={place} />
      </div>
      {place.filter === 'completed' || place.filter === 'deleted' ? null : <QuickAdd place={place} />}
      {tasks === undefined && !isError ? <LoadingTasks /> : null}
      {isError ? (
        <EmptyState
          kind="error"
          heading="The tasks did not load"
          text="Nothing has changed."
          onLoadRetry={() => void refetch()}
        />
      ) : null}
      {!isError && tasks?.length === 0 ? (
        place.q === undefined ? (
          <EmptyState heading="Nothing to do here">
            <Button slot="action" onClick={onAdd}>
              Add task
            </Button>
          </EmptyState>
        ) : (
          <EmptyState heading="No task matches" text={`Nothing was found for “${place.q}”.`}>
            <Button slot="action" onClick={() => setQuery({ q: null })}>
              Clear search
            </Button>
          </EmptyState>
        )
      ) : null}
      {!isError && tasks && tasks.length > 0 ? (
        <>
          <TaskRows {...props} tasks={tasks} />
          <div className="app-page-foot">
            <bdi>
              {openCount} open, {tasks.length - openCount} completed
            </bdi>
          </div>
        </>
      ) : null}
      <div className="task-list-add">
        <Button variant="primary" wide onClick={onAdd}>
          <Icon slot="start" path={iconPlus} />
          Add task
        </Button>
      </div>
    </div>
  );
}
