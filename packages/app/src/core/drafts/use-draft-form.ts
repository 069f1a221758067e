import { useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { readDraft, VISITOR, writeDraft, type Fields } from './drafts.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Values and errors of a form whose values are stored as drafts. */
export interface DraftForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** Translation keys of the errors to show, by field. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly change: (name: Name, value: string) => void;
  /** Handles a blur: the error of a non-empty field is shown from now on. */
  readonly leave: (name: Name) => void;
  /** Returns the props of a native control. */
  readonly field: (name: Name) => {
    readonly name: Name;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<Control>) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Returns a submit handler: calls `send` if the form is valid, else shows the errors and focuses the first invalid field. */
  readonly submit: (send: () => void) => (event: FormEvent) => void;
}

/**
 * Manages a form whose values are restored from and stored as a draft.
 * @param name the form's name among the drafts.
 * @param initial the values without a draft, in the order of the fields on the page.
 * @param check returns the translation keys of the errors of values.
 */
export function useDraftForm<Name extends string>(
  name: string,
  initial: Readonly<Record<Name, string>>,
  check: (values: Readonly<Record<Name, string>>) => Readonly<Partial<Record<Name, string>>>,
): DraftForm<Name> {
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const form = useRef<HTMLFormElement>(null);
  const names = Object.keys(initial) as Name[];
  const [values, setValues] = useState(() => {
    const draft = readDraft(storage, owner, name);
    return Object.fromEntries(names.map((each) => [each, draft[each] ?? initial[each]])) as Record<Name, string>;
  });
  const [revealed, setRevealed] = useState<ReadonlySet<Name>>(new Set());
  const found = check(values);
  const errors = Object.fromEntries(
    names.filter((each) => revealed.has(each) && found[each]).map((each) => [each, found[each]]),
  );
  const change = (changed: Name, value: string) => {
    const next = { ...values, [changed]: value };
    setValues(next);
    writeDraft(storage, owner, name, next satisfies Fields);
    // A corrected field is no longer revealed; if it becomes invalid again, its error waits for the next blur.
    if (revealed.has(changed) && !check(next)[changed])
      setRevealed(new Set([...revealed].filter((each) => each !== changed)));
  };
  const leave = (left: Name) => {
    if (values[left] !== '' && found[left]) setRevealed(new Set([...revealed, left]));
  };

  return {
    values,
    errors: errors as Partial<Record<Name, string>>,
    form,
    change,
    leave,
    field: (each) => ({
      name: each,
      value: values[each],
      onChange: (event) => change(each, event.target.value),
      onBlur: ({ relatedTarget }) => {
        // A message that appears now would move a button away from the pointer that presses it; the press says it anyway.
        if (!(relatedTarget instanceof Element && relatedTarget.closest('plinth-button:active'))) leave(each);
      },
    }),
    submit: (send) => (event) => {
      event.preventDefault();
      setRevealed(new Set(names.filter((each) => found[each])));
      const first = names.find((each) => found[each]);
      if (first === undefined) send();
      else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
}
