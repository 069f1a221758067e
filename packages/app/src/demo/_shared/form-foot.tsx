import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useEffect, useId, useRef, type ComponentRef, type ReactNode, type RefObject } from 'react';
import './form-foot.css';

interface ButtonProps {
  /** The button that sends the form. */
  readonly action: string;
  /** Whether sending it failed. */
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  /** Whether there is something to send; by default, there is. */
  readonly canSend?: boolean | undefined;
  /** The button that leaves the form or its changes; by default Cancel. */
  readonly cancel?: string;
  /** Leaves the form. Without it, there is nothing to leave. */
  readonly onCancel?: (() => void) | undefined;
}

interface Props extends Omit<ButtonProps, 'hasFailed'> {
  /** The message when sending it failed; null while it has not. */
  readonly failure: string | null;
  /** What stands at the other end: the state of the form, or a button that is not about its values. */
  readonly start?: ReactNode;
}

interface PageProps extends Props {
  /** The appearance of the button that sends the form: secondary where another form of the page has the primary one. */
  readonly variant?: 'primary' | 'secondary';
  /** The slot of a card. */
  readonly slot?: string;
}

interface ModalProps extends Props {
  readonly form: RefObject<HTMLFormElement | null>;
}

interface SubmitProps extends Pick<ButtonProps, 'action' | 'hasFailed' | 'isBusy' | 'canSend'> {
  readonly variant?: 'primary' | 'secondary' | undefined;
  readonly slot?: string | undefined;
  /** The form, where the button stands outside of it. */
  readonly form?: RefObject<HTMLFormElement | null> | undefined;
}

function SubmitButton({ variant = 'primary', slot, form, action, hasFailed, isBusy, canSend = true }: SubmitProps) {
  const id = useId();
  const button = useRef<ComponentRef<typeof Button>>(null);
  useEffect(() => {
    if (!form) return;
    form.current?.setAttribute('id', id);
    button.current?.setAttribute('form', id);
  }, [form, id]);
  return (
    <Button ref={button} slot={slot} type="submit" variant={variant} busy={isBusy} disabled={!canSend && !isBusy}>
      {hasFailed ? 'Try again' : action}
    </Button>
  );
}

/** The end of a form on a page: how sending it failed, and its buttons. */
export function FormFoot({ slot, failure, start, cancel = 'Cancel', onCancel, isBusy, ...submit }: PageProps) {
  return (
    <div className="form-foot" slot={slot}>
      {failure === null ? null : (
        <Alert className="form-foot-failure" variant="danger">
          {failure}
        </Alert>
      )}
      {start === undefined ? null : <div className="form-foot-start">{start}</div>}
      {onCancel ? (
        <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
      ) : null}
      <SubmitButton hasFailed={failure !== null} isBusy={isBusy} {...submit} />
    </div>
  );
}

/** The foot of a dialog or a drawer with a form: how sending it failed, and its buttons. It stands after the form. */
export function ModalFormFoot({ form, failure, start, cancel = 'Cancel', onCancel, isBusy, ...submit }: ModalProps) {
  return (
    <>
      {failure === null ? null : (
        <Alert slot="footer" className="form-foot-failure" variant="danger">
          {failure}
        </Alert>
      )}
      {start === undefined ? null : (
        <div slot="footer" className="form-foot-start">
          {start}
        </div>
      )}
      {onCancel ? (
        <Button slot="footer" variant="ghost" disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
      ) : null}
      <SubmitButton slot="footer" form={form} hasFailed={failure !== null} isBusy={isBusy} {...submit} />
    </>
  );
}
