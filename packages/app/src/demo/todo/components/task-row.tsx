import type { Task } from '@plinth/api-client/demo/todo';
import { iconCircleAlert, iconStar } from '@plinth/ui-kit/icons';
import { isInputMethodKey } from '@plinth/ui-kit/input-method';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { SortableItem } from '@plinth/ui-kit/react/sortable-item';
import type { KeyboardEvent } from 'react';
import { dayInYear } from '#demo/_shared/dates.ts';
import { Link } from '#shared/navigation.ts';
import { TAGS } from '../task-fields.ts';

/** The changes of a task that its row can make. */
export interface TaskActions {
  readonly complete: (task: Task) => void;
  readonly star: (task: Task) => void;
  readonly restore: (task: Task) => void;
}

interface Props {
  readonly task: Task;
  /** The address that opens the task. */
  readonly href: string;
  /** Today, as an ISO date. */
  readonly today: string;
  readonly isOpen: boolean;
  readonly actions: TaskActions;
}

function TagList({ task: { tags } }: { readonly task: Task }) {
  const [first, ...others] = tags;
  if (first === undefined) return <span className="task-tags" />;
  return (
    <span className="task-tags">
      <span className="task-tag">
        <span className={`task-dot task-dot-${TAGS[first].color}`} />
        {TAGS[first].name}
      </span>
      {others.length > 0 ? (
        <span className="task-tag faint" dir="ltr" title={others.map((tag) => TAGS[tag].name).join(', ')}>
          +{others.length}
          <span className="visually-hidden"> {others.map((tag) => TAGS[tag].name).join(', ')}</span>
        </span>
      ) : null}
    </span>
  );
}

function DueDate({ task: { dueDate, isCompleted }, today }: { readonly task: Task; readonly today: string }) {
  if (dueDate === null) return <span className="task-due" />;
  const isLate = !isCompleted && dueDate < today;
  return (
    <time className={isLate ? 'task-due task-due-late' : 'task-due'} dateTime={dueDate}>
      {isLate ? (
        <>
          <Icon path={iconCircleAlert} size="small" />
          <span className="visually-hidden">Overdue, </span>
        </>
      ) : null}
      {dayInYear(dueDate, today)}
    </time>
  );
}

/** A task in its list. */
export function TaskRow({ task, href, today, isOpen, actions }: Props) {
  const { id, title, isCompleted, isDeleted, isImportant, assignee } = task;
  const completeByKey = (event: KeyboardEvent) => {
    if (isInputMethodKey(event.nativeEvent)) return;
    if (event.key !== ' ' || isDeleted) return;
    event.preventDefault();
    actions.complete(task);
  };
  return (
    <SortableItem
      className="task"
      value={String(id)}
      label={title}
      handleLabel={`Reorder ${title}`}
      data-id={id}
      data-open={isOpen || undefined}
      data-completed={isCompleted || undefined}
    >
      <div className="task-row">
        <input
          type="checkbox"
          className="task-box"
          aria-label={`Complete ${title}`}
          checked={isCompleted}
          disabled={isDeleted}
          onChange={() => actions.complete(task)}
        />
        <Link className="task-title" dir="auto" to={href} onKeyDown={completeByKey} aria-current={isOpen || undefined}>
          {title}
        </Link>
        <TagList task={task} />
        <DueDate task={task} today={today} />
        {assignee ? (
          <Avatar className="task-avatar" size="small" name={assignee.fullName} src={assignee.avatar ?? undefined} />
        ) : (
          <span className="task-avatar" />
        )}
        {isDeleted ? (
          <Button variant="ghost" size="small" onClick={() => actions.restore(task)} label={`Restore ${title}`}>
            Restore
          </Button>
        ) : (
          <Button
            className="task-star"
            data-on={isImportant || undefined}
            variant="ghost"
            size="small"
            iconOnly
            label={`Important: ${title}`}
            pressed={isImportant ? 'true' : 'false'}
            onClick={() => actions.star(task)}
          >
            <Icon path={iconStar} size="small" />
          </Button>
        )}
      </div>
    </SortableItem>
  );
}
