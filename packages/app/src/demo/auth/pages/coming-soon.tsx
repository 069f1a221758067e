import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Field } from '@plinth/ui-kit/react/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#core/context.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { MessageFrame } from '#core/error-page/message-frame.tsx';
import { hrefOf } from '#core/routes/href.ts';
import { isEmail } from '#shared/email.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import './coming-soon.css';

const check = ({ email }: { readonly email: string }): { readonly email?: string } =>
  isEmail(email) ? {} : { email: 'Enter a valid email address' };

/** The page of what comes soon. Once an address is sent, it shows a thank-you until the tab is closed. */
export function ComingSoonPage() {
  const { t } = useTranslation();
  const { storage } = useServices();
  const { values, errors, form, field, submit } = useDraftForm<'email'>(null, { email: '' }, check);
  const [notified, setNotified] = useState(() => storage.get('comingSoonEmail'));
  const send = () => {
    const email = values.email.trim();
    storage.set('comingSoonEmail', email);
    setNotified(email);
  };
  return (
    <MessageFrame brandHref={hrefOf('root')}>
      <div className="coming-soon" data-ready="coming-soon">
        <EmptyState>
          <PageHeading slot="heading">{t('demo.pages.comingSoon')}</PageHeading>
          <bdi>We’re building something new. Leave your address to hear when it opens.</bdi>
        </EmptyState>
        <output>
          {notified === null ? null : (
            <Alert variant="success">
              <strong>Thank you.</strong>{' '}
              <bdi>
                We’ll write to <bdi>{notified}</bdi>.
              </bdi>
            </Alert>
          )}
        </output>
        {notified === null ? (
          <form ref={form} className="coming-soon-form" noValidate onSubmit={submit(send)}>
            <Field size="large" label="Email" required error={errors.email ?? ''}>
              <input type="email" dir="ltr" autoComplete="email" inputMode="email" {...field('email')} />
            </Field>
            <Button type="submit" variant="primary" size="large" wide>
              Notify me
            </Button>
          </form>
        ) : null}
      </div>
    </MessageFrame>
  );
}
