import type { Task } from '@plinth/api-client/demo/todo';
import { iconX } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { AppPage, NARROW_WINDOW } from '#demo/_shared/app-page/app-page.tsx';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { useTasksQuery } from '#demo/_shared/tasks.ts';
import { useEscape } from '#demo/_shared/use-escape.ts';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
import { focusElement } from '#shared/focus-element.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { TaskForm, TaskTools } from '../components/task-form.tsx';
import { TaskList } from '../components/task-list.tsx';
import { TodoSide } from '../components/todo-side.tsx';
import { useTaskPlace } from '../use-task-place.ts';
import './todo.css';

/** The task of the address: a stored one, a new one, or none. */
type OpenTask = StoredTask | { readonly id: null } | null;

interface StoredTask {
  readonly id: number;
  /** Undefined while it is looked up, and when there is none. */
  readonly task: Task | undefined;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Returns the open task. It may be in none of the lists, so it is looked up in all tasks. */
function useOpenTask(name: string | null): OpenTask {
  const tasks = useTasksQuery({});
  const deletedTasks = useTasksQuery({ filter: 'deleted' }, { skip: name === null || name === 'new' });
  if (name === null || !/^(new|\d+)$/.test(name)) return null;
  if (name === 'new') return { id: null };
  const id = Number(name);
  return {
    id,
    task: [...(tasks.data ?? []), ...(deletedTasks.data ?? [])].find((task) => task.id === id),
    isLoading: !tasks.data || !deletedTasks.data,
    isError: tasks.isError || deletedTasks.isError,
    retry: () => {
      void tasks.refetch();
      void deletedTasks.refetch();
    },
  };
}

interface PaneProps {
  readonly open: NonNullable<OpenTask>;
  /** Whether it was opened on the page, not by its address alone. */
  readonly isOpenedHere: boolean;
  readonly onChanged: (isChanged: boolean) => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

interface ContentProps extends Omit<PaneProps, 'isOpenedHere'> {
  readonly takesFocus: boolean;
  readonly onBusy: (isBusy: boolean) => void;
}

function TaskContent({ open, onClose, onSaved, ...props }: ContentProps) {
  if (open.id !== null && !open.task) {
    if (open.isError) return <EmptyState kind="error" heading="The task did not load" onLoadRetry={open.retry} />;
    if (open.isLoading) return <Skeleton shape="block" />;
    return (
      <EmptyState kind="error" heading="There is no such task">
        <Button slot="action" onClick={onClose}>
          Back to the list
        </Button>
      </EmptyState>
    );
  }
  const task = open.id === null ? null : (open.task ?? null);
  return <TaskForm task={task} onCancel={onClose} onSaved={onSaved} {...props} />;
}

interface DockedProps {
  readonly heading: string;
  readonly task: Task | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The open task beside its list. */
function DockedTask({ heading, task, onClose, children }: DockedProps) {
  useEscape(onClose);
  return (
    <dialog open className="app-page-pane task-pane" aria-label={heading}>
      <div className="app-page-bar">
        {task ? <TaskTools task={task} /> : <span className="task-pane-title">{heading}</span>}
        <span className={task && !task.isDeleted ? 'task-tools-line' : 'task-tools-space'} />
        <Button variant="ghost" size="small" iconOnly label="Close" onClick={onClose}>
          <Icon path={iconX} size="small" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}

/** The open task beside its list, or over it in a narrow window. */
function TaskPane({ isOpenedHere, ...props }: PaneProps) {
  const { open } = props;
  const isBusy = useRef(false);
  const setBusy = useCallback((busy: boolean) => {
    isBusy.current = busy;
  }, []);
  const onClose = () => {
    if (!isBusy.current) props.onClose();
  };
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  const task = open.id === null ? null : (open.task ?? null);
  const heading = open.id === null ? 'New task' : 'Task';
  // On a narrow window, a focused field would open the keyboard over the task.
  const takesFocus = open.id === null || (isOpenedHere && !isNarrow);
  const content = <TaskContent {...props} takesFocus={takesFocus} onBusy={setBusy} onClose={onClose} />;
  if (isNarrow) {
    return (
      <Drawer
        className="task-drawer"
        open
        heading={heading}
        onDrawerClose={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        {task ? (
          <div className="task-tools">
            <TaskTools task={task} />
          </div>
        ) : null}
        {content}
      </Drawer>
    );
  }
  return (
    <DockedTask heading={heading} task={task} onClose={onClose}>
      {content}
    </DockedTask>
  );
}

/** Moves the focus to the row of a task that has been closed; from a new task, to the button that opens one. */
function useReturnedFocus(name: string | null): void {
  const lastName = useRef(name);
  useEffect(() => {
    const closedName = name === null ? lastName.current : null;
    lastName.current = name;
    if (closedName === null) return undefined;
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    return focusElement(
      find(`.task[data-id="${CSS.escape(closedName)}"] .task-title`) ??
        find('.todo-add, .task-list-add plinth-button') ??
        find('h1'),
    );
  }, [name]);
}

/** The page of the tasks. Its list and the open task are those of the address. */
export function TodoPage() {
  const place = useTaskPlace();
  const record = useOpenRecord('task');
  const pane = useOpenTask(record.name);
  const [firstName] = useState(record.name);
  const [isOpenedHere, setOpenedHere] = useState(false);
  if (!isOpenedHere && record.name !== firstName) setOpenedHere(true);
  useReturnedFocus(record.name);
  const add = () => record.open('new');
  return (
    <>
      <AppPage
        title="demo.pages.todo"
        className={pane ? 'todo todo-with-task' : 'todo'}
        sideLabel="Filters"
        side={<TodoSide place={place} onAdd={add} />}
      >
        <TaskList place={place} openId={pane?.id ?? null} onAdd={add} />
        {pane ? (
          <TaskPane
            key={record.name}
            open={pane}
            isOpenedHere={isOpenedHere}
            onChanged={record.setChanged}
            onClose={record.close}
            onSaved={record.finish}
          />
        ) : null}
      </AppPage>
      <LeaveDialog record={record} />
    </>
  );
}
