import { iconClock, iconTrash2 } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect, useState } from 'react';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { RICH_TEXT_LABELS } from '#demo/_shared/rich-text-labels.ts';
import { focusElement } from '#shared/focus-element.ts';
import type { OutgoingMailState } from '../use-outgoing-mail.ts';
import { AttachButton, ComposeFiles } from './compose-files.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

const loadRichText = async () => (await import('#core/rich-text/rich-text.tsx')).RichText;

/** A question of the panel. */
type Question = 'send-without-subject' | 'schedule-without-subject' | 'schedule' | 'discard' | null;

/** To, and Cc and Bcc on demand. */
function Recipients({ outgoing }: { readonly outgoing: OutgoingMailState }) {
  const { values, errors, change } = outgoing;
  const [shown, setShown] = useState<readonly string[]>([]);
  const rows = [
    { name: 'cc', label: 'Cc' },
    { name: 'bcc', label: 'Bcc' },
  ] as const;
  const isShown = (name: 'cc' | 'bcc') => values[name] !== '' || shown.includes(name);
  return (
    <>
      <div className="compose-to">
        <RecipientsField
          name="to"
          label="To"
          value={values.to}
          error={errors.to ?? ''}
          onValueChange={(value) => change('to', value)}
        />
        {rows.map(({ name, label }) =>
          isShown(name) ? null : (
            <Button key={name} variant="ghost" size="small" onClick={() => setShown([...shown, name])}>
              {label}
            </Button>
          ),
        )}
      </div>
      {rows.map(({ name, label }) =>
        isShown(name) ? (
          <RecipientsField
            key={name}
            name={name}
            label={label}
            value={values[name]}
            error={errors[name] ?? ''}
            onValueChange={(value) => change(name, value)}
          />
        ) : null,
      )}
    </>
  );
}

interface QuestionsProps {
  readonly outgoing: OutgoingMailState;
  readonly question: Question;
  readonly onAnswer: (question: Question) => void;
}

function Questions({ outgoing, question, onAnswer }: QuestionsProps) {
  const close = () => onAnswer(null);
  const { subject } = outgoing.values;
  const goWithoutSubject = () => {
    if (question === 'schedule-without-subject') onAnswer('schedule');
    else {
      close();
      void outgoing.send();
    }
  };
  return (
    <>
      <Dialog
        alert
        size="small"
        open={question === 'send-without-subject' || question === 'schedule-without-subject'}
        heading="Send it anyway?"
        onDialogClose={close}
      >
        This email has no subject. Emails with one are easier to find.
        <Button slot="footer" variant="ghost" onClick={close}>
          Cancel
        </Button>
        <Button slot="footer" variant="primary" onClick={goWithoutSubject}>
          Send anyway
        </Button>
      </Dialog>
      <Dialog
        alert
        size="small"
        open={question === 'discard'}
        heading={subject.trim() === '' ? 'Discard this email?' : `Discard “${subject}”?`}
        onDialogClose={close}
      >
        What you wrote is not kept.
        <Button slot="footer" variant="ghost" onClick={close}>
          Cancel
        </Button>
        <Button slot="footer" variant="danger" onClick={outgoing.discard}>
          Discard
        </Button>
      </Dialog>
      <ScheduleDialog
        isOpen={question === 'schedule'}
        onClose={close}
        onSchedule={(sendAt) => {
          close();
          void outgoing.schedule(sendAt);
        }}
      />
    </>
  );
}

interface FormProps {
  readonly outgoing: OutgoingMailState;
  readonly isNew: boolean;
}

/** The form of a mail that is being written. */
export function ComposeForm({ outgoing, isNew }: FormProps) {
  const { values, form, change, field, submit, files, setFiles, isBusy } = outgoing;
  const { part: RichText } = useChunk(loadRichText, true);
  const [question, setQuestion] = useState<Question>(null);
  const hasSubject = values.subject.trim() !== '';
  const send = submit(() => (hasSubject ? void outgoing.send() : setQuestion('send-without-subject')));
  const schedule = submit(() => setQuestion(hasSubject ? 'schedule' : 'schedule-without-subject'));
  useEffect(
    () => (isNew ? focusElement(form.current?.querySelector<HTMLElement>('plinth-combobox') ?? null) : undefined),
    [isNew, form],
  );
  return (
    <form ref={form} className="compose-form" noValidate onSubmit={send}>
      <div className="compose-fields">
        <DraftNotice draft={outgoing} />
        <Recipients outgoing={outgoing} />
        <Field label="Subject">
          <input type="text" dir="auto" autoComplete="off" {...field('subject')} />
        </Field>
        {RichText ? (
          <RichText
            label="Message"
            labels={RICH_TEXT_LABELS}
            tools="full"
            value={values.message}
            onValueChange={(html) => change('message', html)}
          />
        ) : (
          <Skeleton shape="block" />
        )}
        <ComposeFiles files={files} onFilesChange={setFiles} />
      </div>
      <div className="compose-foot">
        <Button type="submit" variant="primary" busy={isBusy}>
          Send
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={schedule}>
          <Icon slot="start" path={iconClock} size="small" />
          Schedule
        </Button>
        <span className="mail-tools-space" />
        <AttachButton files={files} onFilesChange={setFiles} />
        <Button variant="ghost" iconOnly label="Discard" onClick={() => setQuestion('discard')}>
          <Icon path={iconTrash2} size="small" />
        </Button>
      </div>
      <Questions outgoing={outgoing} question={question} onAnswer={setQuestion} />
    </form>
  );
}
