import { MAX_COMMENT_LENGTH, newCommentSchema, type PostComment } from '@plinth/api-client/demo/blog';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { Field } from '@plinth/ui-kit/react/field';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { fieldErrors } from '#demo/_shared/field-errors.ts';
import { FormFoot } from '#demo/_shared/form-foot.tsx';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { FormFields } from '#shared/form-fields.tsx';
import { useLeaveGuard } from '#shared/use-leave-guard.ts';
import { useAddPostCommentMutation } from '../blog-api.ts';

type Name = 'name' | 'email' | 'website' | 'text';

const check = (values: Readonly<Record<Name, string>>) => fieldErrors(newCommentSchema, values);

interface Props {
  readonly postId: number;
  /** The comment that is replied to; null for a comment on the post. */
  readonly parent: PostComment | null;
  readonly onPosted: (comment: PostComment) => void;
  /** Called by the Cancel button of a reply. */
  readonly onCancel?: () => void;
}

/** The form of a comment. Who writes can be remembered on the device; the text is kept as a draft until it is posted. */
export function CommentForm({ postId, parent, onPosted, onCancel }: Props) {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const [commenter] = useState(() => storage.get('commenter'));
  const [isRemembered, setRemembered] = useState(commenter !== null);
  const formName = `demo-comment-${postId}-${parent?.id ?? 'new'}`;
  const initial = {
    name: commenter?.name ?? '',
    email: commenter?.email ?? '',
    website: commenter?.website ?? '',
    text: '',
  };
  const draft = useDraftForm<Name>(formName, initial, check);
  const { values, errors, form, field, change, submit } = draft;
  const [add, { isLoading, isError }] = useAddPostCommentMutation();
  const guard = useLeaveGuard(values.text !== '');
  const send = async () => {
    const comment = {
      name: values.name.trim(),
      email: values.email.trim(),
      website: values.website.trim(),
      text: values.text.trim(),
    };
    const { data } = await add({ id: postId, parentId: parent?.id ?? null, comment });
    if (!data) return;
    const { text: _text, ...person } = comment;
    if (isRemembered) storage.set('commenter', person);
    else storage.remove('commenter');
    guard.release();
    change('text', '');
    removeDraft(storage, owner, formName);
    dispatch(doneToast(parent ? 'Reply posted' : 'Comment posted'));
    onPosted(data.comment);
  };
  return (
    <form
      ref={form}
      className="comment-form"
      aria-label={parent ? `Reply to ${parent.userFullName}` : 'Leave a comment'}
      noValidate
      onSubmit={submit(() => void send())}
    >
      <DraftNotice draft={draft} />
      <FormFields isSending={isLoading}>
        <div className="comment-form-pair">
          <Field label="Name" required error={errors.name ?? ''}>
            <input type="text" dir="auto" autoComplete="name" {...field('name')} />
          </Field>
          <Field label="Email" required help="Never shown" error={errors.email ?? ''}>
            <input type="email" dir="ltr" autoComplete="email" {...field('email')} />
          </Field>
        </div>
        <Field label="Website" optional error={errors.website ?? ''}>
          <input type="url" dir="ltr" autoComplete="url" placeholder="https://" {...field('website')} />
        </Field>
        <Field label={parent ? 'Reply' : 'Comment'} required error={errors.text ?? ''}>
          <textarea rows={4} dir="auto" maxLength={MAX_COMMENT_LENGTH} {...field('text')} />
        </Field>
        <Checkbox checked={isRemembered} onChange={() => setRemembered(!isRemembered)}>
          Remember me on this device
        </Checkbox>
      </FormFields>
      <FormFoot
        action={parent ? 'Post reply' : 'Post comment'}
        variant={parent ? 'secondary' : 'primary'}
        failure={isError ? 'The comment was not posted. What you typed is still here.' : null}
        isBusy={isLoading}
        onCancel={onCancel}
      />
      <LeaveDialog record={guard} />
    </form>
  );
}
