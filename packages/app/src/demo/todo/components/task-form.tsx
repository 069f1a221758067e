import { TASK_TAGS, type Task, type TaskTag } from '@plinth/api-client/demo/todo';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { iconCheck, iconStar, iconTrash2 } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Combobox } from '@plinth/ui-kit/react/combobox';
import { DateField } from '@plinth/ui-kit/react/date-field';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect, useMemo, useRef, useState, type ComponentRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { SafeHtml } from '#core/html/safe-html.tsx';
import { selectUser } from '#core/session/auth-slice.ts';
import { useContactsQuery } from '#demo/_shared/contacts.ts';
import { dayInYear } from '#demo/_shared/dates.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { FormFoot } from '#demo/_shared/form-foot.tsx';
import { RICH_TEXT_LABELS } from '#demo/_shared/rich-text-labels.ts';
import { doneToast } from '#demo/_shared/toasts.ts';
import { focusElement } from '#shared/focus-element.ts';
import { FormFields } from '#shared/form-fields.tsx';
import { TAGS } from '../task-fields.ts';
import { useAddTaskMutation, useChangeTaskMutation } from '../todo-api.ts';
import { taskChangeRequested, taskDeleteRequested } from '../todo-events.ts';

const loadRichText = async () => (await import('#core/rich-text/rich-text.tsx')).RichText;

type Name = 'title' | 'assignee' | 'dueDate' | 'tags' | 'description';
type Values = Readonly<Record<Name, string>>;
type Assignee = NonNullable<Task['assignee']>;

const TAG_OPTIONS = TASK_TAGS.map((tag) => ({ value: tag, label: TAGS[tag].name }));

const isTag = (text: string): text is TaskTag => TASK_TAGS.some((tag) => tag === text);

const tagsOf = (text: string): TaskTag[] => text.split(',').filter((tag) => isTag(tag));

const valuesOf = (task: Task | null, today: string): Values => ({
  title: task?.title ?? '',
  assignee: task?.assignee?.fullName ?? '',
  dueDate: task ? (task.dueDate ?? '') : today,
  tags: task?.tags.join(',') ?? '',
  description: task?.description ?? '',
});

const check = ({ title }: Values): Readonly<Partial<Record<Name, string>>> =>
  title.trim() === '' ? { title: 'Please enter a valid task title' } : {};

/** Returns the people to whom a task can be given: the contacts, who has it, and who was chosen before. */
function useAssignees(task: Task | null, chosen: string): readonly Assignee[] {
  const { data: contacts } = useContactsQuery();
  const current = task?.assignee ?? null;
  return useMemo(() => {
    const assignees = contacts?.map(({ fullName, avatar }): Assignee => ({ fullName, avatar })) ?? [];
    for (const person of [current, { fullName: chosen, avatar: null }]) {
      const isNew = person && person.fullName !== '' && assignees.every(({ fullName }) => fullName !== person.fullName);
      if (isNew) assignees.push(person);
    }
    return assignees;
  }, [contacts, current, chosen]);
}

/** The buttons that change a task at once. */
export function TaskTools({ task }: { readonly task: Task }) {
  const dispatch = useDispatch();
  const { id, isCompleted, isDeleted, isImportant } = task;
  if (isDeleted) {
    return (
      <Button
        size="small"
        onClick={() => dispatch(taskChangeRequested({ change: { id, isDeleted: false }, done: 'Task restored' }))}
      >
        Restore
      </Button>
    );
  }
  return (
    <>
      <Button
        size="small"
        pressed={isCompleted ? 'true' : 'false'}
        onClick={() =>
          dispatch(
            taskChangeRequested({
              change: { id, isCompleted: !isCompleted },
              done: isCompleted ? 'Task reopened' : 'Task completed',
            }),
          )
        }
      >
        <Icon slot="start" path={iconCheck} size="small" />
        {isCompleted ? 'Completed' : 'Mark complete'}
      </Button>
      <span className="task-tools-space" />
      <Button
        className="task-star"
        data-on={isImportant || undefined}
        variant="ghost"
        size="small"
        iconOnly
        label="Important"
        pressed={isImportant ? 'true' : 'false'}
        onClick={() => dispatch(taskChangeRequested({ change: { id, isImportant: !isImportant } }))}
      >
        <Icon path={iconStar} size="small" />
      </Button>
      <Button
        variant="ghost"
        size="small"
        iconOnly
        label="Delete task"
        onClick={() => dispatch(taskDeleteRequested(id))}
      >
        <Icon path={iconTrash2} size="small" />
      </Button>
    </>
  );
}

interface Props {
  /** The task; null for a new one. */
  readonly task: Task | null;
  /** Whether the form takes the focus when it opens. */
  readonly takesFocus: boolean;
  /** Whether what is typed differs from the task, or is being stored. */
  readonly onChanged: (isChanged: boolean) => void;
  /** Whether it is being stored. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onCancel: () => void;
  /** Called once the task is stored. */
  readonly onSaved: () => void;
}

interface DeletedProps extends Pick<Props, 'takesFocus'> {
  readonly task: Task;
}

/** A deleted task, which can only be read. */
function DeletedTask({ task, takesFocus }: DeletedProps) {
  const { now } = useServices();
  const { title, assignee, dueDate, tags, description } = task;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (takesFocus ? focusElement(heading.current) : undefined), [takesFocus]);
  return (
    <div className="task-form task-form-fields">
      <h2 ref={heading} className="task-read-title" tabIndex={-1} dir="auto">
        {title}
      </h2>
      <dl className="task-facts">
        <dt>Assignee</dt>
        <dd>{assignee?.fullName ?? '–'}</dd>
        <dt>Due date</dt>
        <dd>{dueDate === null ? '–' : dayInYear(dueDate, now())}</dd>
        <dt>Tags</dt>
        <dd>{tags.map((tag) => TAGS[tag].name).join(', ') || '–'}</dd>
      </dl>
      <SafeHtml html={description} />
    </div>
  );
}

/** The form of a task. What is typed is kept as a draft until it is stored or discarded. */
export function TaskForm(props: Props) {
  const { task, takesFocus } = props;
  return task?.isDeleted ? <DeletedTask task={task} takesFocus={takesFocus} /> : <EditableTask {...props} />;
}

function EditableTask({ task, takesFocus, onChanged, onBusy, onCancel, onSaved }: Props) {
  const dispatch = useDispatch();
  const { storage, now } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const formName = `demo-task-${task?.id ?? 'new'}`;
  const initial = valuesOf(task, calendarDayOf(now()));
  const draft = useDraftForm<Name>(formName, initial, check);
  const { values, errors, form, change, discardDraft, field, submit } = draft;
  const [add] = useAddTaskMutation();
  const [save] = useChangeTaskMutation();
  const [status, setStatus] = useState<'editing' | 'busy' | 'failed'>('editing');
  const isBusy = status === 'busy';
  const { part: RichText } = useChunk(loadRichText, true);
  const assignees = useAssignees(task, values.assignee);
  const assigneeOptions = useMemo(
    () => assignees.map(({ fullName }) => ({ value: fullName, label: fullName })),
    [assignees],
  );
  const assigneeField = useRef<ComponentRef<typeof Combobox>>(null);
  const dueDateField = useRef<ComponentRef<typeof DateField>>(null);
  const tagsField = useRef<ComponentRef<typeof Combobox>>(null);
  useEffect(
    () => (takesFocus ? focusElement(form.current?.querySelector<HTMLElement>('[name="title"]') ?? null) : undefined),
    [takesFocus, form],
  );
  const isChanged = Object.entries(values).some(([name, value]) => value !== initial[name as Name]);
  // While it is being stored, the task already has what was typed.
  useEffect(() => onChanged(isChanged || isBusy), [onChanged, isChanged, isBusy]);
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [onBusy, isBusy]);
  // A task that is deleted is no longer edited.
  useEffect(() => () => onChanged(false), [onChanged]);

  const discard = () => {
    discardDraft();
    // The pressed button is gone.
    focusElement(form.current?.querySelector<HTMLElement>('[name="title"]') ?? null);
  };
  const send = async () => {
    if (isBusy) return;
    setStatus('busy');
    const fields = {
      title: values.title.trim(),
      assignee: assignees.find(({ fullName }) => fullName === values.assignee) ?? null,
      dueDate: values.dueDate === '' ? null : values.dueDate,
      tags: tagsOf(values.tags),
      description: values.description,
    };
    const result = task
      ? await save({ id: task.id, ...fields })
      : await add({ ...fields, isCompleted: false, isDeleted: false, isImportant: false });
    if (result.error) {
      setStatus('failed');
      return;
    }
    setStatus('editing');
    removeDraft(storage, owner, formName);
    dispatch(doneToast(task ? 'Task updated' : 'Task added'));
    onSaved();
  };
  return (
    <form ref={form} className="task-form" noValidate onSubmit={submit(() => void send())}>
      <div className="task-form-fields">
        <DraftNotice draft={draft} />
        <FormFields isSending={isBusy}>
          <Field label="Title" required error={errors.title ?? ''}>
            <input type="text" dir="auto" autoComplete="off" {...field('title')} />
          </Field>
          <div className="task-form-pair">
            <Combobox
              ref={assigneeField}
              label="Assignee"
              optional
              options={assigneeOptions}
              value={values.assignee === '' ? null : values.assignee}
              clearable
              onChange={() => change('assignee', assigneeField.current?.value ?? '')}
            />
            <DateField
              ref={dueDateField}
              label="Due date"
              optional
              value={values.dueDate === '' ? null : values.dueDate}
              onChange={() => change('dueDate', dueDateField.current?.value ?? '')}
            />
          </div>
          <Combobox
            ref={tagsField}
            label="Tags"
            optional
            multiple
            options={TAG_OPTIONS}
            values={tagsOf(values.tags)}
            onChange={() => change('tags', tagsField.current?.values.join(',') ?? '')}
          />
          {RichText ? (
            <RichText
              label="Description"
              labels={RICH_TEXT_LABELS}
              value={values.description}
              onValueChange={(html) => change('description', html)}
            />
          ) : (
            <Skeleton shape="block" />
          )}
        </FormFields>
      </div>
      <div className="task-form-foot">
        <FormFoot
          action={task ? 'Save changes' : 'Add task'}
          failure={
            status === 'failed' ? `The task was not ${task ? 'updated' : 'added'}. What you typed is still here.` : null
          }
          isBusy={isBusy}
          start={<output className="faint text-13">{isChanged ? 'Unsaved' : ''}</output>}
          cancel={task ? 'Discard changes' : 'Cancel'}
          onCancel={task ? (isChanged ? discard : undefined) : onCancel}
        />
      </div>
    </form>
  );
}
