import { formatNumber } from '@plinth/ui-kit/format';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { Field } from '@plinth/ui-kit/react/field';
import { useEffect, useRef, useState, type ComponentRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { useKeepsValues } from '#core/storage/use-keeps-values.ts';
import { Attachments } from '#features/_shared/ticket-composer/attachments.tsx';
import { draftDiscarded, selectFilesOf } from '#features/_shared/ticket-composer/composer-slice.ts';
import { submissionMessage } from '#features/_shared/ticket-composer/failure-message.ts';
import { selectTicketSubmission, ticketSubmission } from '#features/_shared/ticket-composer/ticket-submission.ts';
import { FormFields } from '#shared/form-fields.tsx';
import { repliedTicketId, type ComposerDraft } from '../composer/composer-href.ts';
import { validateTicket, MAX_LENGTHS } from '../composer/validate-ticket.ts';
import { useInitialText } from './use-initial-text.ts';
import './composer.css';

interface Props {
  readonly draft: ComposerDraft;
  readonly onClose: () => void;
}

/** A drawer with the form for a ticket. Typed text is stored immediately, so closing the drawer loses nothing. */
export function Composer({ draft, onClose }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { settings } = useServices();
  const keepsValues = useKeepsValues();
  const drawer = useRef<ComponentRef<typeof Drawer>>(null);
  const submission = useSelector(selectTicketSubmission);
  const files = useSelector((state: Parameters<typeof selectFilesOf>[0]) => selectFilesOf(state, draft));
  // The initial text is fixed on first render, so that a later response does not change it while the user types.
  const currentText = useInitialText(draft);
  const [initialText] = useState(currentText);
  const { values, errors, form, field, submit } = useDraftForm(draft, initialText, validateTicket);
  const [wasSubmittedWhilePending, setSubmittedWhilePending] = useState(false);
  const isReply = repliedTicketId(draft) !== null;
  const isSending = submission.status === 'sending';
  const isPending = files.some(({ state }) => state.status !== 'uploaded');
  const isUnchanged =
    values.subject === initialText.subject && values.message === initialText.message && files.length === 0;

  useEffect(() => {
    // Focuses the first field to fill in: the subject, or the message of a reply, whose subject is filled in.
    const name = isReply ? 'message' : 'subject';
    void drawer.current?.updateComplete.then(() =>
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
    );
  }, [isReply, form]);

  const send = () => {
    setSubmittedWhilePending(isPending);
    if (isPending) {
      form.current?.querySelector<HTMLElement>('[name="files"]')?.focus();
      return;
    }
    const keys = files.flatMap(({ state }) => (state.status === 'uploaded' ? [state.key] : []));
    dispatch(
      ticketSubmission.submitted({ draft, ticket: { subject: values.subject, message: values.message, files: keys } }),
    );
  };
  const errorOf = (name: keyof typeof MAX_LENGTHS): string => {
    const key = errors[name];
    return key ? t(key, { max: formatNumber(MAX_LENGTHS[name]), used: formatNumber(values[name].length) }) : '';
  };
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The message and its button are removed, so the focus moves to the submit button.
    currentTarget.closest('form')?.querySelector<HTMLElement>('plinth-button[type="submit"]')?.focus();
    form.current?.requestSubmit();
  };
  const discard = () => {
    dispatch(draftDiscarded(draft));
    onClose();
  };
  const lengthText = t('tickets.form.used', {
    used: formatNumber(values.message.length),
    max: formatNumber(MAX_LENGTHS.message),
  });

  return (
    <form ref={form} noValidate onSubmit={(event) => submit(send)(event)}>
      <Drawer
        ref={drawer}
        className="composer"
        open
        heading={t(isReply ? 'tickets.reply.title' : 'tickets.new')}
        onDrawerClose={(event) => {
          if (isSending && event.cancelable) event.preventDefault();
          else onClose();
        }}
      >
        <div className="plinth-stack plinth-gap-5">
          <FormFields isSending={isSending}>
            <Field label={t('tickets.form.subject')} required error={errorOf('subject')}>
              <input type="text" dir="auto" autoComplete="off" {...field('subject')} />
            </Field>
            <Field label={t('tickets.form.message')} required error={errorOf('message')} help={lengthText}>
              <textarea dir="auto" rows={8} {...field('message')} />
            </Field>
            <Attachments
              draft={draft}
              locked={isSending}
              error={wasSubmittedWhilePending && isPending ? t('attach.pending') : ''}
            />
          </FormFields>
          {submission.status === 'failed' && submission.input.draft === draft ? (
            <Alert variant="danger">
              {submissionMessage(t, 'tickets.sending.failed', submission.code, settings)}
              <Button slot="action" size="small" onClick={retry}>
                {t('tickets.retry')}
              </Button>
            </Alert>
          ) : null}
          <p className="text-13 muted">{t(keepsValues ? 'tickets.form.saved' : 'storage.notKept')}</p>
        </div>
        <Button slot="footer" variant="ghost" disabled={isSending || isUnchanged} onClick={discard}>
          {t('tickets.form.discard')}
        </Button>
        <Button
          slot="footer"
          type="submit"
          variant="primary"
          busy={isSending && submission.input.draft === draft}
          disabled={isSending && submission.input.draft !== draft}
        >
          {t('tickets.form.send')}
        </Button>
      </Drawer>
    </form>
  );
}
