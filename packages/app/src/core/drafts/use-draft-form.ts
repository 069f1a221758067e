import { useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { findInvalidControls } from '#shared/invalid-controls.ts';
import { readDraft, removeDraft, VISITOR, writeDraft, type Fields } from './drafts.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Values and errors of a form whose values are stored as drafts. */
export interface DraftForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** Translation keys of the errors to show, by field. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly change: (name: Name, value: string) => void;
  /** Changes several values at once. */
  readonly changeAll: (changes: Readonly<Partial<Record<Name, string>>>) => void;
  /** Whether the values that the form opened with are those of a draft, and have not been undone since. */
  readonly isRestored: boolean;
  /** Goes back to the values without a draft, and removes it. */
  readonly discardDraft: () => void;
  /** Shows the error of a non-empty field from now on, as on its blur. */
  readonly revealError: (name: Name) => void;
  /** Returns the props of a native control. */
  readonly field: (name: Name) => {
    readonly name: string;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<Control>) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /**
   * Returns a submit handler: calls `send` if the values and the controls of the form are valid, else shows the errors and
   * focuses the first invalid field.
   */
  readonly submit: (send: () => void) => (event: Pick<FormEvent, 'preventDefault'>) => void;
}

/**
 * Manages a form whose values are restored from and stored as a draft.
 * @param formName the form's name among the drafts; null for a form whose values must not be stored.
 * @param initial the values without a draft, in the order of the fields on the page.
 * @param check returns the translation keys of the errors of values.
 */
export function useDraftForm<Name extends string>(
  formName: string | null,
  initial: Readonly<Record<Name, string>>,
  check: (values: Readonly<Record<Name, string>>) => Readonly<Partial<Record<Name, string>>>,
): DraftForm<Name> {
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const form = useRef<HTMLFormElement>(null);
  const names = Object.keys(initial) as Name[];
  const [values, setValues] = useState(() => {
    const draft: Fields = formName === null ? {} : readDraft(storage, owner, formName);
    return Object.fromEntries(names.map((name) => [name, draft[name] ?? initial[name]])) as Record<Name, string>;
  });
  /** Several controls may change before the next render. */
  const latestValues = useRef(values);
  const [revealed, setRevealed] = useState<ReadonlySet<Name>>(new Set());
  const isChanged = names.some((name) => values[name] !== initial[name]);
  const [isRestored, setRestored] = useState(isChanged);
  // What is typed once the form is as it was without the draft is no longer that draft.
  if (isRestored && !isChanged) setRestored(false);
  const allErrors = check(values);
  const errors = Object.fromEntries(
    names.filter((name) => revealed.has(name) && allErrors[name]).map((name) => [name, allErrors[name]]),
  );
  const changeAll = (changes: Readonly<Partial<Record<Name, string>>>) => {
    const newValues: Record<Name, string> = { ...latestValues.current, ...changes };
    latestValues.current = newValues;
    setValues(newValues);
    if (formName !== null) writeDraft(storage, owner, formName, newValues satisfies Fields);
    // A corrected field is no longer revealed; if it becomes invalid again, its error waits for the next blur.
    const newErrors = check(newValues);
    const isCorrected = (name: Name) => Object.hasOwn(changes, name) && !newErrors[name];
    if ([...revealed].some(isCorrected)) setRevealed(new Set([...revealed].filter((name) => !isCorrected(name))));
  };
  const change = (name: Name, value: string) => changeAll({ [name]: value } as Partial<Record<Name, string>>);
  const revealError = (name: Name) => {
    if (values[name] !== '' && allErrors[name]) setRevealed(new Set([...revealed, name]));
  };

  return {
    values,
    errors: errors as Partial<Record<Name, string>>,
    form,
    change,
    changeAll,
    isRestored,
    discardDraft: () => {
      latestValues.current = initial;
      setValues(initial);
      setRevealed(new Set());
      if (formName !== null) removeDraft(storage, owner, formName);
    },
    revealError,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (event) => change(name, event.target.value),
      onBlur: ({ relatedTarget }) => {
        // An error that appears now would move the button away from the pointer that presses it; submitting shows it anyway.
        if (!(relatedTarget instanceof Element && relatedTarget.closest('plinth-button:active'))) revealError(name);
      },
    }),
    submit: (send) => (event) => {
      event.preventDefault();
      const invalidControls = findInvalidControls(form.current);
      // A control says itself what is wrong with the text in it.
      const unread = new Set(
        invalidControls.filter(({ validity }) => validity.badInput).map((control) => control.getAttribute('name')),
      );
      setRevealed(new Set(names.filter((name) => allErrors[name] && !unread.has(name))));
      const firstInvalid = names.find((name) => allErrors[name]);
      const control =
        firstInvalid === undefined
          ? invalidControls[0]
          : form.current?.querySelector<HTMLElement>(`[name="${firstInvalid}"]`);
      if (firstInvalid === undefined && !control) send();
      else control?.focus();
    },
  };
}
