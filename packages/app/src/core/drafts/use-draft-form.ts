import { useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useServices } from '../context.ts';
import { selectUser } from '../session/auth-slice.ts';
import { readDraft, VISITOR, writeDraft, type Fields } from './drafts.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form whose answers are kept as typed: what is in its fields, and what is wrong with them. */
export interface DraftForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** Translation keys of what is to be said beside a field. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly change: (name: Name, value: string) => void;
  /** A field was left: what is wrong with something that was typed may be said now. */
  readonly leave: (name: Name) => void;
  /** What a native control takes. */
  readonly field: (name: Name) => {
    readonly name: Name;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<Control>) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Sends when nothing is wrong; else says what is, and puts the focus on the first field of it. */
  readonly submit: (send: () => void) => (event: FormEvent) => void;
}

/**
 * @param name the form's name among the drafts.
 * @param initial what the fields hold without a draft, in the order in which they stand on the page.
 * @param check translation keys of what is wrong with values.
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
  const [told, setTold] = useState<ReadonlySet<Name>>(new Set());
  const wrong = check(values);
  const errors = Object.fromEntries(
    names.filter((each) => told.has(each) && wrong[each]).map((each) => [each, wrong[each]]),
  );
  const change = (changed: Name, value: string) => {
    const next = { ...values, [changed]: value };
    setValues(next);
    writeDraft(storage, owner, name, next satisfies Fields);
    // What is mended is no longer told; wrong again, it waits until the field is left.
    if (told.has(changed) && !check(next)[changed]) setTold(new Set([...told].filter((each) => each !== changed)));
  };
  const leave = (left: Name) => {
    if (values[left] !== '' && wrong[left]) setTold(new Set([...told, left]));
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
      setTold(new Set(names.filter((each) => wrong[each])));
      const first = names.find((each) => wrong[each]);
      if (first === undefined) send();
      else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
}
