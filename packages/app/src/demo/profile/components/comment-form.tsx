import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { doneToast } from '#demo/_shared/toasts.ts';
import { FormFields } from '#shared/form-fields.tsx';
import { useAddCommentMutation } from '../profile-api.ts';

interface Props {
  readonly postId: number;
  /** Names the post for screen readers. */
  readonly label: string;
}

const check = () => ({});

/** The form for a comment on a post. */
export function CommentForm({ postId, label }: Props) {
  const dispatch = useDispatch();
  const { values, form, field, changeAll, submit } = useDraftForm<'text'>(null, { text: '' }, check);
  const [add, { isLoading }] = useAddCommentMutation();
  const [hasFailed, setFailed] = useState(false);
  const send = async () => {
    if (values.text.trim() === '') return;
    setFailed(false);
    const { error } = await add({ postId, text: values.text });
    if (error) {
      setFailed(true);
      return;
    }
    changeAll({ text: '' });
    dispatch(doneToast('Your comment was added'));
  };
  return (
    <form ref={form} className="profile-comment-form" noValidate onSubmit={submit(() => void send())}>
      <FormFields isSending={isLoading}>
        <Field label={label} labelHidden error={hasFailed ? 'Your comment was not added. Try again.' : ''}>
          <input type="text" dir="auto" placeholder="Write a comment" autoComplete="off" {...field('text')} />
          {values.text.trim() === '' ? null : (
            <Button slot="end" type="submit" size="small" variant="ghost" busy={isLoading}>
              {hasFailed ? 'Try again' : 'Comment'}
            </Button>
          )}
        </Field>
      </FormFields>
    </form>
  );
}
