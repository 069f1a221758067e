import {
  BLOG_CATEGORIES,
  BLOG_CATEGORY_VALUES,
  POST_STATUSES,
  postFieldsSchema,
  type PostFields,
} from '@plinth/api-client/demo/blog';
import { Button } from '@plinth/ui-kit/react/button';
import { Combobox } from '@plinth/ui-kit/react/combobox';
import { Field } from '@plinth/ui-kit/react/field';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef, useState, type ComponentRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { fieldErrors } from '#demo/_shared/field-errors.ts';
import { FormFoot } from '#demo/_shared/form-foot.tsx';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { RICH_TEXT_LABELS } from '#demo/_shared/rich-text-labels.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { SelectField } from '#demo/_shared/select-field.tsx';
import { slugOf } from '#demo/_shared/slug.ts';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { focusElement } from '#shared/focus-element.ts';
import { useNavigate } from '#shared/navigation.ts';
import { useLeaveGuard } from '#shared/use-leave-guard.ts';
import { useSavePostMutation } from '../blog-api.ts';
import { PictureField } from './picture-field.tsx';

const loadRichText = async () => (await import('#core/rich-text/rich-text.tsx')).RichText;

type Name = 'blogTitle' | 'blogCategories' | 'slug' | 'status' | 'excerpt' | 'content';
type Values = Readonly<Record<Name, string>>;

const CATEGORY_OPTIONS = BLOG_CATEGORY_VALUES.map((value) => ({ value, label: BLOG_CATEGORIES[value] }));

const valuesOf = ({ blogTitle, blogCategories, slug, status, excerpt, content }: PostFields): Values => ({
  blogTitle,
  blogCategories: blogCategories.map(({ value }) => value).join(','),
  slug,
  status,
  excerpt,
  content,
});

const optionsOf = (text: string) => CATEGORY_OPTIONS.filter(({ value }) => text.split(',').includes(value));

/** Returns what is sent: the texts without spaces around them. */
const fieldsOf = ({ blogTitle, blogCategories, slug, status, excerpt, content }: Values) => ({
  blogTitle: blogTitle.trim(),
  blogCategories: optionsOf(blogCategories),
  slug: slug.trim(),
  status: POST_STATUSES.find((name) => name === status) ?? ('Draft' as const),
  excerpt: excerpt.trim(),
  content,
});

const check = (values: Values): Readonly<Partial<Record<Name, string>>> =>
  fieldErrors(postFieldsSchema, { ...fieldsOf(values), featuredImage: null });

/** The form of a post. What is typed is kept as a draft until it is saved or discarded. */
export function PostForm({ post }: { readonly post: PostFields }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const formName = `demo-post-${post.id}`;
  const initial = valuesOf(post);
  const draft = useDraftForm<Name>(formName, initial, check);
  const { values, errors, form, field, change, changeAll, discardDraft, revealError, submit } = draft;
  const refused = useRefusedFields<Name>(values, form);
  const [picture, setPicture] = useState(post.featuredImage);
  const [pictureError, setPictureError] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [save, { isLoading }] = useSavePostMutation();
  const { part: RichText } = useChunk(loadRichText, true);
  const categories = useRef<ComponentRef<typeof Combobox>>(null);
  const isChanged =
    picture !== post.featuredImage || (Object.keys(initial) as Name[]).some((name) => values[name] !== initial[name]);
  const guard = useLeaveGuard(isChanged);
  const postHref = demoRoutes.hrefOf('blog-detail', { id: String(post.id) });
  const isPublished = post.status === 'Published';
  const titleSlug = slugOf(values.blogTitle);
  const canUpdateSlug = isPublished && titleSlug !== '' && titleSlug !== values.slug;
  const errorOf = (name: Name) => errors[name] ?? refused.errors[name] ?? '';
  const discard = () => {
    discardDraft();
    setPicture(post.featuredImage);
    // The pressed button is gone.
    focusElement(form.current?.querySelector<HTMLElement>('[name]') ?? null);
  };
  const send = async () => {
    setFailed(false);
    setPictureError('');
    const { data, error } = await save({ id: post.id, ...fieldsOf(values), featuredImage: picture });
    if (data) {
      removeDraft(storage, owner, formName);
      dispatch(doneToast('Post saved'));
      guard.release();
      navigate(postHref);
      return;
    }
    const { fields } = failureOf(error);
    setPictureError(fields['featuredImage'] ?? '');
    if (!refused.refuse(fields) && fields['featuredImage'] === undefined) setFailed(true);
  };
  return (
    <form ref={form} className="list-sheet post-form" noValidate onSubmit={submit(() => void send())}>
      <DraftNotice draft={draft} />
      <div className="post-form-pair">
        <Field label="Title" required error={errorOf('blogTitle')}>
          <input
            type="text"
            dir="auto"
            autoComplete="off"
            {...field('blogTitle')}
            onChange={({ target }) => {
              // The slug follows the title until it has been edited or the post is published, when others may know it.
              const isDerived = !isPublished && values.slug === titleSlug;
              changeAll({ blogTitle: target.value, ...(isDerived ? { slug: slugOf(target.value) } : {}) });
            }}
          />
        </Field>
        <Combobox
          ref={categories}
          name="blogCategories"
          label="Categories"
          required
          multiple
          options={CATEGORY_OPTIONS}
          values={optionsOf(values.blogCategories).map(({ value }) => value)}
          error={errorOf('blogCategories')}
          onChange={() => change('blogCategories', categories.current?.values.join(',') ?? '')}
          onBlur={() => revealError('blogCategories')}
        />
        <Field
          label="Slug"
          required
          help={
            isPublished
              ? 'The name of the post in addresses. It stays when the title changes.'
              : 'The name of the post in addresses. It follows the title until you change it.'
          }
          error={errorOf('slug')}
        >
          {canUpdateSlug ? (
            <button
              slot="label-end"
              type="button"
              className="post-slug-update"
              onClick={() => change('slug', titleSlug)}
            >
              Update the address
            </button>
          ) : null}
          <input type="text" dir="ltr" autoComplete="off" autoCapitalize="none" spellCheck={false} {...field('slug')} />
        </Field>
        <SelectField label="Status" options={POST_STATUSES} {...field('status')} />
      </div>
      <Field label="Excerpt" optional help="The list shows it under the title." error={errorOf('excerpt')}>
        <textarea rows={2} dir="auto" {...field('excerpt')} />
      </Field>
      {RichText ? (
        <RichText
          label="Content"
          labels={RICH_TEXT_LABELS}
          tools="full"
          value={values.content}
          onValueChange={(html) => change('content', html)}
        />
      ) : (
        <Skeleton className="post-form-content-loading" shape="block" />
      )}
      <PictureField
        picture={picture}
        error={pictureError}
        onPictureChange={(next) => {
          setPicture(next);
          setPictureError('');
        }}
      />
      <div className="post-form-foot">
        <FormFoot
          action="Save changes"
          failure={hasFailed ? 'The post was not saved. Nothing has changed.' : null}
          isBusy={isLoading}
          start={
            <>
              <output className="muted text-13">{isChanged ? 'Unsaved changes' : ''}</output>
              {isChanged ? (
                <Button variant="ghost" size="small" disabled={isLoading} onClick={discard}>
                  Discard changes
                </Button>
              ) : null}
            </>
          }
          onCancel={() => navigate(postHref)}
        />
      </div>
      <LeaveDialog record={guard} />
    </form>
  );
}
