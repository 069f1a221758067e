import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { OneTimeCodeField } from '@plinth/ui-kit/react/one-time-code-field';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { failureText } from '#core/session/failure-text.ts';
import type { SecondFactor } from '#core/session/identity.ts';
import { codeSubmitted, factorChosen, type ChallengedState } from '#core/session/sign-in-slice.ts';
import { focusElement } from '#shared/focus-element.ts';
import { isolate } from '#shared/isolate.ts';
import { ResendButton } from './resend-button.tsx';

const CODE_LENGTH = 6;

/** Failures that are about the code itself, and are shown at its field. */
const CODE_FAILURES: ReadonlySet<string> = new Set(['auth/invalid-verification-code', 'auth/code-expired']);

/** Says where the code is: on a phone, whose number is masked, or in an app. */
function CodeOrigin({ factor, isSent }: { readonly factor: SecondFactor; readonly isSent: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="muted">
      <output>
        {factor.kind === 'totp' ? (
          <>
            {t('signIn.secondFactor.app')} <bdi>{factor.name}</bdi>
          </>
        ) : (
          t(`signIn.secondFactor.${isSent ? 'sent' : 'sentSoon'}`, { phone: isolate(factor.phone) })
        )}
      </output>
    </p>
  );
}

interface FormProps {
  readonly state: ChallengedState;
  readonly factor: SecondFactor;
}

/** The form for the code of one factor. A code is submitted as soon as it is complete. */
function CodeForm({ state: { step, codesSent, failure }, factor }: FormProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);

  useEffect(() => focusElement(input.current), []);
  useEffect(() => {
    if (failure === null) return;
    input.current?.focus();
    // The next digit replaces the code.
    input.current?.select();
  }, [failure]);

  const submit = (value: string) => {
    if (step !== 'waiting') return;
    setMissing(value.length < CODE_LENGTH);
    if (value.length < CODE_LENGTH) input.current?.focus();
    else dispatch(codeSubmitted(value));
  };
  const isCodeFailure = failure !== null && CODE_FAILURES.has(failure.code);
  const error = isMissing ? t('signIn.secondFactor.missing') : isCodeFailure ? failureText(t, failure) : '';
  return (
    <>
      <CodeOrigin factor={factor} isSent={codesSent > 0} />
      <form
        className="plinth-stack"
        aria-label={t('signIn.secondFactor.title')}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit(code);
        }}
      >
        <OneTimeCodeField
          size="large"
          label={t('signIn.secondFactor.label')}
          length={CODE_LENGTH}
          error={error}
          required
          onCodeComplete={({ detail }) => {
            // React hears of the last digit after this event, and would take it back.
            setCode(detail.value);
            submit(detail.value);
          }}
        >
          <input
            ref={input}
            name="code"
            type="text"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setMissing(false);
            }}
          />
        </OneTimeCodeField>
        <Button type="submit" variant="primary" size="large" wide busy={step === 'verifying'}>
          {t('signIn.secondFactor.verify')}
        </Button>
        {failure && !isCodeFailure ? <Alert variant="danger">{failureText(t, failure)}</Alert> : null}
      </form>
      {factor.kind === 'phone' ? (
        <ResendButton
          key={codesSent}
          isSent={codesSent > 0}
          isExpired={failure?.code === 'auth/code-expired'}
          isSending={step === 'sending'}
          disabled={step === 'verifying'}
          onSend={() => {
            setCode('');
            dispatch(factorChosen(factor.id));
          }}
        />
      ) : null}
    </>
  );
}

/** The part of a sign-in that asks for the code of a second factor. It offers the account's other factors, too. */
export function SecondFactorForm({ state }: { readonly state: ChallengedState }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const factor = state.factors.find(({ id }) => id === state.factorId);
  if (!factor) return <p>{t('signIn.secondFactor.none')}</p>;
  return (
    <>
      <CodeForm key={factor.id} state={state} factor={factor} />
      {state.factors
        .filter((other) => other !== factor)
        .map((other) => (
          <Button
            key={other.id}
            size="large"
            wide
            disabled={state.step === 'verifying'}
            onClick={() => dispatch(factorChosen(other.id))}
          >
            {other.kind === 'totp'
              ? t('signIn.secondFactor.useApp')
              : t('signIn.secondFactor.usePhone', { phone: isolate(other.phone) })}
          </Button>
        ))}
    </>
  );
}
