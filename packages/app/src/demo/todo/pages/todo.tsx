import type { Task } from '@plinth/api-client/demo/todo';
import { iconX } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useCallback, useRef } from 'react';
import { AppPage, NARROW_WINDOW } from '#demo/_shared/app-page/app-page.tsx';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { useTasksQuery } from '#demo/_shared/tasks.ts';
import { useKeydown } from '#demo/_shared/use-keydown.ts';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
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
  readonly onChanged: (isChanged: boolean) => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

interface ContentProps extends PaneProps {
  readonly onBusy: (isBusy: boolean) => void;
}

function TaskContent({ open, onChanged, onBusy, onClose, onSaved }: ContentProps) {
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
  return <TaskForm task={task} onChanged={onChanged} onBusy={onBusy} onCancel={onClose} onSaved={onSaved} />;
}

/** The open task beside its list, or over it in a narrow window. */
function TaskPane(props: PaneProps) {
  const { open } = props;
  const isBusy = useRef(false);
  const setBusy = useCallback((busy: boolean) => {
    isBusy.current = busy;
  }, []);
  const onClose = () => {
    if (!isBusy.current) props.onClose();
  };
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  const pane = useRef<HTMLDialogElement>(null);
  useKeydown(pane, (event) => {
    if (event.key !== 'Escape') return;
    // The browser would close the question about unsaved changes with the same key press.
    event.preventDefault();
    onClose();
  });
  const task = open.id === null ? null : (open.task ?? null);
  const heading = open.id === null ? 'New task' : 'Task';
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
        {task ? <div className="task-tools">{<TaskTools task={task} />}</div> : null}
        <TaskContent {...props} onBusy={setBusy} onClose={onClose} />
      </Drawer>
    );
  }
  return (
    <dialog ref={pane} open className="app-page-pane task-pane" aria-label={heading}>
      <div className="app-page-bar">
        {task ? <TaskTools task={task} /> : <span className="task-pane-title">{heading}</span>}
        <span className={task && !task.isDeleted ? 'task-tools-line' : 'task-tools-space'} />
        <Button variant="ghost" size="small" iconOnly label="Close" onClick={onClose}>
          <Icon path={iconX} size="small" />
        </Button>
      </div>
      <TaskContent {...props} onBusy={setBusy} onClose={onClose} />
    </dialog>
  );
}

/** The page of the tasks. Its list and the open task are those of the address. */
export function TodoPage() {
  const place = useTaskPlace();
  const record = useOpenRecord('task');
  const pane = useOpenTask(record.name);
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
