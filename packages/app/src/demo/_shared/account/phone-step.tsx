import { twoStepPhoneSchema } from '@plinth/api-client/demo/account';
import { plainText } from '@plinth/ui-kit/plain-text';
import { Field } from '@plinth/ui-kit/react/field';
import { useState } from 'react';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { Figure } from '#shared/figure.tsx';
import { fieldErrors } from '../field-errors.ts';
import { ModalFormFoot } from '../form-foot.tsx';
import { maskPhone } from './authenticator-key.ts';
import { CodeForm, type StepProps } from './code-form.tsx';

interface Props extends StepProps {
  /** The phone that is offered. */
  readonly phone: string;
}

interface PhoneFormProps {
  readonly phone: string;
  readonly onBack: () => void;
  readonly onPhone: (phone: string) => void;
}

const check = ({ phone }: { readonly phone: string }) => fieldErrors(twoStepPhoneSchema, { phone: plainText(phone) });

function PhoneForm({ phone, onBack, onPhone }: PhoneFormProps) {
  const { values, errors, form, field, submit } = useDraftForm<'phone'>(null, { phone }, check);
  return (
    <>
      <form
        ref={form}
        className="dialog-form"
        noValidate
        onSubmit={submit(() => onPhone(plainText(values.phone).trim()))}
      >
        <Field label="Phone" required help="The code is sent to this number." error={errors.phone ?? ''}>
          <input type="tel" autoComplete="off" {...field('phone')} />
        </Field>
      </form>
      <ModalFormFoot form={form} action="Send code" failure={null} isBusy={false} cancel="Back" onCancel={onBack} />
    </>
  );
}

/** Asks for a phone and then for the code that is sent to it. */
export function PhoneStep({ phone: offered, onBack, ...step }: Props) {
  const [phone, setPhone] = useState(offered);
  const [isSent, setSent] = useState(false);
  if (!isSent) {
    return (
      <PhoneForm
        phone={phone}
        onBack={onBack}
        onPhone={(entered) => {
          setPhone(entered);
          setSent(true);
        }}
      />
    );
  }
  return (
    <CodeForm {...step} onBack={() => setSent(false)} dataOf={(code) => ({ method: 'sms', phone, code })}>
      <p>
        <bdi>
          We sent a code to <Figure>{maskPhone(phone)}</Figure>.
        </bdi>
      </p>
    </CodeForm>
  );
}
