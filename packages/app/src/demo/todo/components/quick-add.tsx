import { calendarDayOf } from '@plinth/ui-kit/format';
import { iconPlus } from '@plinth/ui-kit/icons';
import { isInputMethodKey } from '@plinth/ui-kit/input-method';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '#core/context.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useAddTaskMutation } from '../todo-api.ts';
import type { TaskPlace } from '../use-task-place.ts';

const NO_TITLE = { title: '' };
const NO_ERRORS = {};

/**
 * A field that adds a task to the list by its title alone: it is due today and has the list's tag or star. A title that
 * was not added stays.
 */
export function QuickAdd({ place: { filter, tag } }: { readonly place: TaskPlace }) {
  const dispatch = useDispatch();
  const { now } = useServices();
  const { values, field, discardDraft } = useDraftForm<'title'>('demo-task-quick', NO_TITLE, () => NO_ERRORS);
  /** The titles that were not added, the oldest first. */
  const [failedTitles, setFailedTitles] = useState<readonly string[]>([]);
  const sending = useRef(new Set<string>());
  const input = useRef<HTMLInputElement>(null);
  const [add] = useAddTaskMutation();
  const forget = (text: string) => setFailedTitles((titles) => titles.filter((other) => other !== text));
  const send = async (text: string) => {
    if (text === '' || sending.current.has(text)) return;
    sending.current.add(text);
    const { error } = await add({
      title: text,
      dueDate: calendarDayOf(now()),
      description: '',
      assignee: null,
      tags: tag === undefined ? [] : [tag],
      isCompleted: false,
      isDeleted: false,
      isImportant: filter === 'important',
    });
    sending.current.delete(text);
    forget(text);
    if (error) {
      setFailedTitles((titles) => [...titles, text]);
      return;
    }
    // The next title may have been typed meanwhile.
    if (input.current?.value.trim() === text) discardDraft();
    dispatch(doneToast('Task added'));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return;
    event.preventDefault();
    // The title stays until it is added; what is typed meanwhile replaces it.
    event.currentTarget.select();
    void send(values.title.trim());
  };
  const retry = (text: string) => {
    input.current?.focus();
    void send(text);
  };
  return (
    <div className="quick-add">
      <Field label="Add a task for today" labelHidden>
        <Icon slot="start" path={iconPlus} size="small" />
        <input
          ref={input}
          type="text"
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="Add a task for today"
          {...field('title')}
          onKeyDown={handleKeyDown}
        />
      </Field>
      {failedTitles.map((text) => (
        <Alert key={text} variant="danger" dismissible onAlertDismiss={() => forget(text)}>
          <bdi>“{text}” was not added.</bdi>
          <Button slot="action" size="small" onClick={() => retry(text)}>
            Try again
          </Button>
        </Alert>
      ))}
    </div>
  );
}
