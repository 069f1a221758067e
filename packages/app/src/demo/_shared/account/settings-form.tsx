import { Card } from '@plinth/ui-kit/react/card';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm, type DraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { focusElement } from '#shared/focus-element.ts';
import { FormFields } from '#shared/form-fields.tsx';
import type { DemoFailure } from '../demo-api.ts';
import { DraftNotice } from '../draft-notice.tsx';
import { FormFoot } from '../form-foot.tsx';
import { doneToast } from '../toasts.ts';
import { useRefusedFields } from '../use-refused-fields.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Why settings were not saved. */
export interface SaveFailure extends DemoFailure {
  /** Whether some of them were. */
  readonly isPartial?: boolean;
}

interface Options<Name extends string> {
  /** The form's name among the drafts; null for a form whose values must not be stored. */
  readonly formName: string | null;
  /** The stored values. */
  readonly initial: Values<Name>;
  readonly check: (values: Values<Name>) => Readonly<Partial<Record<Name, string>>>;
  /** Returns the values as they are stored, such as without spaces around them. By default, they stay as they are. */
  readonly normalize?: (values: Values<Name>) => Values<Name>;
  /** Stores the values. Resolves with why that failed; null when it worked. */
  readonly save: (values: Values<Name>) => Promise<SaveFailure | null>;
  /** The message once they are stored. */
  readonly done: string;
  /** Says whether the values differ from the stored ones. */
  readonly onChanged: (isChanged: boolean) => void;
  /** Whether the fields are empty again once they are saved, like those of a password. */
  readonly isCleared?: boolean;
  /** A change besides the values, such as a file, which drafts do not have. */
  readonly attachment?: { readonly isChanged: boolean; readonly discard: () => void };
}

/** A form that stays on the page, with buttons that save and discard its changes. */
interface SettingsFormState<Name extends string> extends Pick<
  DraftForm<Name>,
  'values' | 'form' | 'field' | 'change' | 'isRestored'
> {
  readonly errorOf: (name: Name) => string;
  readonly status: 'editing' | 'saving' | 'failed' | 'partlyFailed';
  readonly isChanged: boolean;
  readonly handleSubmit: (event: Pick<FormEvent, 'preventDefault'>) => void;
  readonly discard: () => void;
}

/** Manages a form of settings. What is changed is kept as a draft until it is saved or discarded. */
export function useSettingsForm<Name extends string>(options: Options<Name>): SettingsFormState<Name> {
  const { formName, initial, check, normalize, save, done, onChanged, isCleared = false, attachment } = options;
  const dispatch = useDispatch();
  const { storage } = useServices();
  const draftOwner = useSelector(selectUser)?.uid ?? VISITOR;
  const draft = useDraftForm<Name>(formName, initial, check);
  const { values, errors, form, field, change, changeAll, isRestored, discardDraft, submit } = draft;
  const refused = useRefusedFields<Name>(values, form);
  const [status, setStatus] = useState<SettingsFormState<Name>['status']>('editing');
  const isChanged =
    attachment?.isChanged === true || (Object.keys(initial) as Name[]).some((name) => values[name] !== initial[name]);
  const forgetDraft = () => {
    if (formName !== null) removeDraft(storage, draftOwner, formName);
  };
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  useEffect(() => () => onChanged(false), [onChanged]);
  const send = async () => {
    setStatus('saving');
    const stored = normalize?.(values) ?? values;
    changeAll(stored);
    const failure = await save(stored);
    if (failure) {
      if (refused.refuse(failure.fields, stored)) setStatus('editing');
      else setStatus(failure.isPartial ? 'partlyFailed' : 'failed');
      return;
    }
    if (isCleared) changeAll(initial);
    forgetDraft();
    setStatus('editing');
    dispatch(doneToast(done));
  };
  return {
    values,
    form,
    field,
    change,
    status,
    isChanged,
    errorOf: (name) => errors[name] ?? refused.errors[name] ?? '',
    handleSubmit: submit(() => void send()),
    isRestored,
    discard: () => {
      discardDraft();
      attachment?.discard();
      setStatus('editing');
    },
  };
}

interface Props<Name extends string> {
  readonly state: SettingsFormState<Name>;
  readonly heading: string;
  readonly children: ReactNode;
}

const FAILURES = {
  failed: 'The changes were not saved.',
  partlyFailed: 'Some of the changes were not saved.',
} as const;

/** The card of a form of settings, with its buttons. */
export function SettingsForm<Name extends string>({ state, heading, children }: Props<Name>) {
  const { form, status, isChanged, isRestored, handleSubmit, discard } = state;
  const cancel = () => {
    discard();
    // The pressed button is gone.
    focusElement(form.current?.querySelector<HTMLElement>('[name], plinth-switch') ?? null);
  };
  return (
    <form ref={form} className="account-content" noValidate onSubmit={handleSubmit}>
      <DraftNotice draft={{ isRestored, discardDraft: discard, form }} />
      <Card>
        <h2 slot="heading">{heading}</h2>
        <FormFields isSending={status === 'saving'}>{children}</FormFields>
        <FormFoot
          slot="foot"
          action="Save changes"
          failure={status === 'failed' || status === 'partlyFailed' ? FAILURES[status] : null}
          isBusy={status === 'saving'}
          canSend={isChanged}
          start={<output>{isChanged ? 'Unsaved changes' : ''}</output>}
          cancel="Discard changes"
          onCancel={isChanged ? cancel : undefined}
        />
      </Card>
    </form>
  );
}
