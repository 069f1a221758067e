import { MAX_POST_IMAGE_BYTES } from '@plinth/api-client/demo/profile';
import { iconImage, iconX } from '@plinth/ui-kit/icons';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { fileProblemText } from '#demo/_shared/file-problem-text.ts';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { readDataUrl } from '#demo/_shared/read-data-url.ts';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useDraftText } from '#demo/_shared/use-draft-text.ts';
import { FormFields } from '#shared/form-fields.tsx';
import { useLeaveGuard } from '#shared/use-leave-guard.ts';
import { useAddPostMutation } from '../profile-api.ts';

const FORM = 'demo-post';
const EMPTY = { text: '' };

/** Returns why a file cannot be the picture of a post; empty when it can. */
const pictureError = ({ type, size }: File): string =>
  /^image\/(?:jpeg|png|gif|webp)$/.test(type) && size <= MAX_POST_IMAGE_BYTES
    ? ''
    : 'Choose a picture (JPG, PNG, GIF or WebP) of at most 5 MB';

/** The form for a new post: a text, a picture, or both. The text is kept as a draft until it is posted. */
export function PostComposer() {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const [picture, setPicture] = useState<{ readonly name: string; readonly url: string } | null>(null);
  const draft = useDraftForm<'text'>(FORM, EMPTY, ({ text }) =>
    text.trim() === '' && picture === null ? { text: 'Write something, or add a picture' } : {},
  );
  const { values, errors, form, field, changeAll, submit } = draft;
  const [error, setError] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [add, { isLoading }] = useAddPostMutation();
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = values.text.trim() === '' && picture === null;
  const guard = useLeaveGuard(!isEmpty);
  const draftText = useDraftText('The text is kept as a draft on this device. A picture is not.');
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblemText(file) ?? pictureError(file);
    setError(problem);
    if (problem !== '') return;
    try {
      setPicture({ name: file.name, url: await readDataUrl(file) });
    } catch {
      setError('The picture was not read. Try again.');
    }
  };
  const send = async () => {
    setFailed(false);
    const { error: failure } = await add({ text: values.text, image: picture?.url ?? null });
    if (failure) {
      const { fields } = failureOf(failure);
      setError(fields['image'] ?? fields['text'] ?? '');
      setFailed(Object.keys(fields).length === 0);
      return;
    }
    changeAll(EMPTY);
    removeDraft(storage, owner, FORM);
    setPicture(null);
    setError('');
    dispatch(doneToast('Your post was added'));
  };
  return (
    <Card>
      <h2 className="visually-hidden">New post</h2>
      <form ref={form} className="profile-composer" noValidate onSubmit={submit(() => void send())}>
        <DraftNotice draft={draft} />
        <FormFields isSending={isLoading}>
          <Field label="Write a post" error={errors.text ?? error}>
            <textarea dir="auto" rows={2} {...field('text')} />
          </Field>
          {picture ? (
            <div className="profile-composer-picture">
              <img src={picture.url} alt="" />
              <bdi className="text-13">{picture.name}</bdi>
              <Button
                variant="ghost"
                size="small"
                iconOnly
                label={`Remove ${picture.name}`}
                onClick={() => setPicture(null)}
              >
                <Icon size="small" path={iconX} />
              </Button>
            </div>
          ) : null}
        </FormFields>
        {hasFailed ? <Alert variant="danger">Your post was not added.</Alert> : null}
        <div className="profile-composer-foot">
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/gif,image/webp"
            aria-label="Picture"
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <Button variant="ghost" disabled={isLoading} onClick={() => input.current?.click()}>
            <Icon slot="start" size="small" path={iconImage} />
            Add picture
          </Button>
          <Button type="submit" variant="primary" busy={isLoading}>
            {hasFailed ? 'Try again' : 'Post'}
          </Button>
        </div>
      </form>
      <LeaveDialog record={guard} text={draftText} />
    </Card>
  );
}
