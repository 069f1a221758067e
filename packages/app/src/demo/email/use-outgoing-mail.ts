import type { Mail } from '@plinth/api-client/demo/email';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { useState, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm, type DraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { dateTimeText } from '#demo/_shared/dates.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { doneToast, failedToast, undoToast } from '#demo/_shared/toasts.ts';
import { findInvalidControls } from '#shared/invalid-controls.ts';
import { useSendMailMutation } from './email-api.ts';
import { mailsMoveRequested } from './email-events.ts';
import { parseAddresses } from './mail-addresses.ts';
import {
  checkAddresses,
  checkRecipients,
  draftNameOf,
  initialFiles,
  initialValues,
  undoNameOf,
  type ComposeRequest,
  type OutgoingFile,
  type OutgoingValues,
} from './outgoing.ts';

type Name = keyof OutgoingValues;

/** A mail that is being written. */
export interface OutgoingMailState extends DraftForm<Name> {
  readonly files: readonly OutgoingFile[];
  readonly setFiles: (files: readonly OutgoingFile[]) => void;
  /** Whether the files differ from how it began. They are kept only once it is stored. */
  readonly hasChangedFiles: boolean;
  /** Whether it differs from how it began. */
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly send: () => Promise<void>;
  readonly schedule: (sendAt: string) => Promise<void>;
  /** Closes it. One with changes is stored as a draft first. */
  readonly save: () => Promise<void>;
  readonly discard: () => void;
}

interface Options {
  readonly request: ComposeRequest;
  /** The mail that it begins from; null for a new one. */
  readonly mail: Mail | null;
  /** The recipient of a new mail, from the address of the page. */
  readonly to: string;
  /** Called once it is stored or discarded. */
  readonly onDone: () => void;
}

/** The time until a mail leaves, in milliseconds: that of the toast with the button that takes it back, and some more. */
const SEND_DELAY_MS = 12_000;

/** Manages a mail that is being written: its values are kept as a draft on this device until it is stored. */
export function useOutgoingMail({ request, mail, to, onDone }: Options): OutgoingMailState {
  const dispatch = useDispatch();
  const { storage, now } = useServices();
  const user = useSelector(selectUser);
  const owner = user?.uid ?? VISITOR;
  const formName = draftNameOf(request);
  const initial: OutgoingValues = initialValues(request, mail, { own: user?.email ?? '', to });
  const draftForm = useDraftForm<Name>(formName, { ...initial }, checkRecipients);
  const firstFiles = initialFiles(request, mail);
  const [files, setFiles] = useState(firstFiles);
  const [sendMail, { isLoading }] = useSendMailMutation();
  const { values } = draftForm;
  const hasChangedFiles =
    files.length !== firstFiles.length || files.some((file, index) => file.url !== firstFiles[index]?.url);
  const isChanged = hasChangedFiles || Object.entries(values).some(([name, value]) => value !== initial[name as Name]);
  const storedDraft = request.kind === 'draft' ? mail : null;

  const finish = () => {
    removeDraft(storage, owner, formName);
    onDone();
  };
  const store = async (options: { readonly draft: boolean; readonly sendAt: string | null }): Promise<Mail | null> => {
    const { subject, message } = values;
    const result = await sendMail({
      email: {
        ...(storedDraft ? { id: storedDraft.id } : {}),
        to: parseAddresses(values.to),
        cc: parseAddresses(values.cc),
        bcc: parseAddresses(values.bcc),
        subject,
        message,
        attachments: files.map(({ fileName, url }) => ({ fileName, url })),
      },
      ...options,
    });
    if (result.data) return result.data.email;
    const reasons = 'fields' in result.error ? Object.values(result.error.fields) : [];
    const reason = reasons[0] ?? result.error.message ?? 'Try again.';
    dispatch(failedToast(`The message was not ${options.draft ? 'saved' : 'sent'}. ${reason}`));
    return null;
  };
  return {
    ...draftForm,
    files,
    setFiles,
    hasChangedFiles,
    isChanged,
    isBusy: isLoading,
    send: async () => {
      const sent = await store({ draft: false, sendAt: new Date(now() + SEND_DELAY_MS).toISOString() });
      if (!sent) return;
      dispatch(undoToast('Message sent', demoRoutes.hrefOf('email', {}, { compose: undoNameOf(sent.id) })));
      finish();
    },
    schedule: async (sendAt) => {
      if (!(await store({ draft: false, sendAt }))) return;
      dispatch(doneToast(`Message scheduled for ${dateTimeText(sendAt, calendarDayOf(now()))}`));
      finish();
    },
    save: async () => {
      const [unread] = findInvalidControls(draftForm.form.current);
      if (unread) {
        dispatch(failedToast(`The message was not saved. ${unread.validationMessage}`));
        unread.focus();
        return;
      }
      const isEmpty = files.length === 0 && Object.values(values).every((value) => value.trim() === '');
      if (isChanged && !(isEmpty && !storedDraft)) {
        const [problem] = Object.values(checkAddresses(values));
        if (problem !== undefined) {
          dispatch(failedToast(`The message was not saved. ${problem}.`));
          return;
        }
        const isAddressed = checkRecipients(values).to === undefined;
        if (!(await store({ draft: true, sendAt: isAddressed ? (storedDraft?.sendAt ?? null) : null }))) return;
        dispatch(doneToast('Message saved to Draft'));
      }
      finish();
    },
    discard: () => {
      if (storedDraft) {
        const ids = [storedDraft.id];
        dispatch(
          mailsMoveRequested({
            moves: [{ ids, folder: 'trash' }],
            done: 'Draft moved to Trash',
            back: [{ ids, folder: 'draft' }],
          }),
        );
      }
      finish();
    },
  };
}
