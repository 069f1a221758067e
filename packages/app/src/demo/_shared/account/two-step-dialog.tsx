import type { AccountExtras } from '@plinth/api-client/demo/account';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { useRef, useState, type ComponentRef } from 'react';
import type { AccountOwner } from './account-api.ts';
import { AuthenticatorStep } from './authenticator-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import './account.css';

interface Props {
  readonly owner: AccountOwner;
  /** The name that an authenticator app shows for the account. */
  readonly accountName: string;
  /** The phone that is offered for text messages. */
  readonly phone: string;
  readonly twoStep: AccountExtras['twoStep'];
  readonly onClose: () => void;
}

type Method = 'app' | 'sms';

const HEADINGS = { choose: 'Two-step verification', app: 'Authenticator app', sms: 'Text message' } as const;

interface ChoiceProps {
  readonly method: Method;
  readonly onChoose: (method: Method) => void;
  readonly onCancel: () => void;
}

function MethodChoice({ method, onChoose, onCancel }: ChoiceProps) {
  const [chosen, setChosen] = useState(method);
  const group = useRef<ComponentRef<typeof RadioGroup>>(null);
  return (
    <>
      <RadioGroup
        ref={group}
        label="How to get codes"
        value={chosen}
        onChange={() => setChosen(group.current?.value === 'sms' ? 'sms' : 'app')}
      >
        <Radio value="app">
          Authenticator app
          <bdi slot="description">An app on the phone shows a new code every 30 seconds.</bdi>
        </Radio>
        <Radio value="sms">
          SMS
          <bdi slot="description">We text you a code each time you need one.</bdi>
        </Radio>
      </RadioGroup>
      <Button slot="footer" variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button slot="footer" variant="primary" onClick={() => onChoose(chosen)}>
        Continue
      </Button>
    </>
  );
}

/** Turns two-step verification on with an authenticator app or with text messages. */
export function TwoStepDialog({ owner, accountName, phone, twoStep, onClose }: Props) {
  const [step, setStep] = useState<Method | 'choose'>('choose');
  const [method, setMethod] = useState<Method>(twoStep.method === 'sms' ? 'sms' : 'app');
  const [isBusy, setBusy] = useState(false);
  const back = () => setStep('choose');
  return (
    <Dialog
      open
      heading={HEADINGS[step]}
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
    >
      {step === 'choose' ? (
        <MethodChoice
          method={method}
          onChoose={(chosen) => {
            setMethod(chosen);
            setStep(chosen);
          }}
          onCancel={onClose}
        />
      ) : null}
      {step === 'app' ? (
        <AuthenticatorStep
          owner={owner}
          accountName={accountName}
          secret={twoStep.secret}
          onBack={back}
          onBusy={setBusy}
          onDone={onClose}
        />
      ) : null}
      {step === 'sms' ? (
        <PhoneStep owner={owner} phone={twoStep.phone ?? phone} onBack={back} onBusy={setBusy} onDone={onClose} />
      ) : null}
    </Dialog>
  );
}
