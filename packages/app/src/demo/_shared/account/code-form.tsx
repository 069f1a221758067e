import { DEMO_CODE, type AccountUpdate } from '@plinth/api-client/demo/account';
import { OneTimeCodeField } from '@plinth/ui-kit/react/one-time-code-field';
import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { failureOf } from '../demo-api.ts';
import { ModalFormFoot } from '../form-foot.tsx';
import { doneToast } from '../toasts.ts';
import { useRefusedFields } from '../use-refused-fields.ts';
import { useUpdateAccountMutation, type AccountOwner } from './account-api.ts';
import { codeErrors } from './code-errors.ts';

/** The part of a form that two steps share: where it goes back to, and what happens when it is done. */
export interface StepProps {
  readonly owner: AccountOwner;
  readonly onBack: () => void;
  /** Called when the code is being checked, and when that has ended. */
  readonly onBusy: (isBusy: boolean) => void;
  /** Called once two-step verification is on. */
  readonly onDone: () => void;
}

type TwoStepData = Extract<AccountUpdate, { readonly section: 'twoStep' }>['data'];

interface Props extends StepProps {
  /** Returns the change that a code confirms. */
  readonly dataOf: (code: string) => TwoStepData;
  /** How the code is received, above its field. */
  readonly children: ReactNode;
}

/** A form for the six digits that turn two-step verification on. */
export function CodeForm({ owner, dataOf, children, onBack, onBusy, onDone }: Props) {
  const dispatch = useDispatch();
  const { values, errors, form, field, submit } = useDraftForm<'code'>(null, { code: '' }, codeErrors);
  const refused = useRefusedFields<'code'>(values, form);
  const [update, { isLoading }] = useUpdateAccountMutation();
  const [hasFailed, setFailed] = useState(false);
  const send = async () => {
    setFailed(false);
    onBusy(true);
    const { error } = await update({ owner, update: { section: 'twoStep', data: dataOf(values.code) } });
    onBusy(false);
    if (!error) {
      dispatch(doneToast('Two-step verification is on'));
      onDone();
    } else if (!refused.refuse(failureOf(error).fields)) setFailed(true);
  };
  return (
    <>
      <form ref={form} className="dialog-form" noValidate onSubmit={submit(() => void send())}>
        {children}
        <OneTimeCodeField
          label="Six-digit code"
          required
          help={`In this demo, the code is ${DEMO_CODE}.`}
          error={errors.code ?? refused.errors.code ?? ''}
        >
          <input type="text" {...field('code')} />
        </OneTimeCodeField>
      </form>
      <ModalFormFoot
        form={form}
        action="Turn on"
        failure={hasFailed ? 'The code was not checked. Nothing has changed.' : null}
        isBusy={isLoading}
        cancel="Back"
        onCancel={onBack}
      />
    </>
  );
}
