import type { Post, PostComment } from '@plinth/api-client/demo/profile';
import { formatRelative } from '@plinth/ui-kit/format';
import { iconTrash2 } from '@plinth/ui-kit/icons';
import { iconHeart } from '@plinth/ui-kit/icons/heart';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '#demo/_shared/confirm-dialog.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useDeleteCommentMutation, useDeletePostMutation } from '../profile-api.ts';
import { likeToggled } from '../profile-events.ts';
import { useOwnName } from '../use-own-name.ts';
import { CommentForm } from './comment-form.tsx';
import { PostPicture } from './post-picture.tsx';

interface AuthorProps {
  readonly author: Post['author'];
  readonly time: string;
}

function Author({ author, time }: AuthorProps) {
  const [now] = useState(() => Date.now());
  const ownName = useOwnName(author.fullName);
  const name = author.isOwn ? ownName : author.fullName;
  return (
    <>
      <Avatar size="small" aria-hidden="true" name={name} src={author.avatar ?? undefined} />
      <span className="profile-list-text">
        <bdi className="medium">{name}</bdi>
        <bdi className="faint text-13">{formatRelative(time, now, { language: 'en-US' })}</bdi>
      </span>
    </>
  );
}

function Comment({ comment }: { readonly comment: PostComment }) {
  const dispatch = useDispatch();
  const [remove] = useDeleteCommentMutation();
  const [isAsking, setAsking] = useState(false);
  const { id, author, text, time } = comment;
  const confirm = async () => {
    const { error } = await remove(id);
    if (!error) dispatch(doneToast('Your comment was deleted'));
    return !error;
  };
  return (
    <li>
      <Author author={author} time={time} />
      {author.isOwn ? (
        <Button
          variant="ghost"
          size="small"
          iconOnly
          label={`Delete your comment “${text}”`}
          onClick={() => setAsking(true)}
        >
          <Icon size="small" path={iconTrash2} />
        </Button>
      ) : null}
      <p dir="auto">{text}</p>
      {isAsking ? (
        <ConfirmDialog
          heading={`Delete your comment “${text}”?`}
          action="Delete"
          failure="The comment was not deleted."
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          It disappears from the post.
        </ConfirmDialog>
      ) : null}
    </li>
  );
}

/** A post with its likes and comments. */
export function PostCard({ post }: { readonly post: Post }) {
  const dispatch = useDispatch();
  const headingId = useId();
  const [remove] = useDeletePostMutation();
  const [isAsking, setAsking] = useState(false);
  const { id, author, text, image, time, likes, isLiked, comments } = post;
  const title = text === '' ? 'a picture' : `“${text}”`;
  const confirm = async () => {
    const { error } = await remove(id);
    if (!error) dispatch(doneToast('Your post was deleted'));
    return !error;
  };
  return (
    <article aria-labelledby={headingId}>
      <Card>
        <h2 id={headingId} className="visually-hidden">
          {`Post by ${author.fullName}: ${title}`}
        </h2>
        <div className="profile-post-head">
          <Author author={author} time={time} />
          {author.isOwn ? (
            <Button
              variant="ghost"
              size="small"
              iconOnly
              label={`Delete your post ${title}`}
              onClick={() => setAsking(true)}
            >
              <Icon size="small" path={iconTrash2} />
            </Button>
          ) : null}
        </div>
        {text === '' ? null : (
          <p className="profile-post-text" dir="auto">
            {text}
          </p>
        )}
        {image === null ? null : <PostPicture image={image} author={author.fullName} />}
        <div className="profile-post-tools">
          <Button
            variant="ghost"
            size="small"
            className={isLiked ? 'profile-liked' : ''}
            pressed={isLiked ? 'true' : 'false'}
            label={`Like, ${likes === 1 ? '1 like' : `${likes} likes`}`}
            onClick={() => dispatch(likeToggled(id))}
          >
            <Icon slot="start" size="small" path={iconHeart} />
            {String(likes)}
          </Button>
          <bdi className="muted text-13">{comments.length === 1 ? '1 comment' : `${comments.length} comments`}</bdi>
        </div>
        {comments.length > 0 ? (
          <ul className="profile-comments" aria-label="Comments">
            {comments.map((comment) => (
              <Comment key={comment.id} comment={comment} />
            ))}
          </ul>
        ) : null}
        <CommentForm postId={id} label={`Comment on the post by ${author.fullName}`} />
      </Card>
      {isAsking ? (
        <ConfirmDialog
          heading="Delete your post?"
          action="Delete"
          failure="The post was not deleted."
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          The post {title} and its comments are deleted.
        </ConfirmDialog>
      ) : null}
    </article>
  );
}
