import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm, type DraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import type { DemoFailure } from '../demo-api.ts';
import { doneToast } from '../toasts.ts';
import { useRefusedFields } from '../use-refused-fields.ts';
import type { DrawerForm } from './record-drawer.tsx';

interface Options<Name extends string> {
  /** The form's name among the drafts. */
  readonly formName: string;
  /** The values without a draft, in the order of the fields. */
  readonly initial: Readonly<Record<Name, string>>;
  readonly check: (values: Readonly<Record<Name, string>>) => Readonly<Partial<Record<Name, string>>>;
  readonly drawer: DrawerForm;
  /** Sends the values. Resolves with what is said when they are stored, or with the failure. */
  readonly send: (
    values: Readonly<Record<Name, string>>,
  ) => Promise<{ readonly done: string; readonly error?: never } | { readonly error: DemoFailure | null }>;
}

/** A form in a drawer that is kept as a draft until it is stored. */
export function useDrawerForm<Name extends string>({ formName, initial, check, drawer, send }: Options<Name>) {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const form: DraftForm<Name> = useDraftForm<Name>(formName, initial, check);
  const { values } = form;
  const refused = useRefusedFields<Name>(values, form.form);
  const [status, setStatus] = useState<'editing' | 'busy' | 'failed'>('editing');
  const isBusy = status === 'busy';
  const { onChanged, onBusy } = drawer;
  const isChanged = (Object.keys(initial) as Name[]).some((name) => values[name] !== initial[name]);
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [onBusy, isBusy]);
  const store = async () => {
    if (isBusy) return;
    setStatus('busy');
    const result = await send(values);
    if (result.error === undefined) {
      removeDraft(storage, owner, formName);
      dispatch(doneToast(result.done));
      drawer.onSaved();
    } else setStatus(result.error && refused.refuse(result.error.fields) ? 'editing' : 'failed');
  };
  return {
    ...form,
    errorOf: (name: Name): string => form.errors[name] ?? refused.errors[name] ?? '',
    onSubmit: form.submit(() => void store()),
    isBusy,
    hasFailed: status === 'failed',
  };
}
