import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { useDispatch } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { doneToast } from '#demo/_shared/toasts.ts';
import { isEmail } from '#shared/email.ts';
import { useSendInvitationMutation } from '../invitation-api.ts';
import { LinkField } from './link-field.tsx';

const STEPS = [
  'Send your link to someone who runs a business.',
  'They create an account with it.',
  'You both get a month of the Standard plan.',
];

const check = ({ email }: { readonly email: string }): { readonly email?: string } =>
  isEmail(email) ? {} : { email: 'Enter a valid email address' };

/** Invites somebody by e-mail, and shows the link with which they create an account. */
export function ReferDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const { values, errors, form, field, changeAll, submit } = useDraftForm<'email'>(null, { email: '' }, check);
  const [send, { isLoading, isError }] = useSendInvitationMutation();
  const link = new URL(demoRoutes.hrefOf('register-basic'), location.origin).href;
  const invite = async () => {
    const email = values.email.trim();
    const { error } = await send({
      name: email,
      email,
      subject: 'Try Plinth',
      text: 'Create an account with this link, and we both get a month of the Standard plan:',
      link,
    });
    if (error) return;
    dispatch(doneToast(`Invitation sent to ${email}`));
    changeAll({ email: '' });
  };
  return (
    <Dialog open closable size="medium" heading="Refer and earn" onDialogClose={onClose}>
      <div className="modal-body">
        <ol className="modal-steps">
          {STEPS.map((step) => (
            <li key={step}>
              <bdi>{step}</bdi>
            </li>
          ))}
        </ol>
        <form ref={form} className="modal-form" noValidate onSubmit={submit(() => void invite())}>
          <div className="modal-line">
            <Field label="Email" required error={errors.email ?? ''}>
              <input type="email" dir="ltr" autoComplete="off" {...field('email')} />
            </Field>
            <Button type="submit" variant="primary" busy={isLoading}>
              {isError ? 'Try again' : 'Send invitation'}
            </Button>
          </div>
          {isError ? <Alert variant="danger">The invitation was not sent.</Alert> : null}
        </form>
        <LinkField label="Your link" link={link} />
      </div>
    </Dialog>
  );
}
