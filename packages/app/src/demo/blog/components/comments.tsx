import type { PostComment } from '@plinth/api-client/demo/blog';
import { iconReply } from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useServices } from '#core/context.ts';
import { dateTimeText } from '#demo/_shared/dates.ts';
import { safeUrl } from '#shared/safe-url.ts';
import { CommentForm } from './comment-form.tsx';

interface CommentProps {
  readonly comment: PostComment;
  /** Whether the user has just posted it: it takes the focus. */
  readonly isNew: boolean;
  readonly children?: ReactNode;
}

/** A comment, with the button that replies to it. */
function Comment({ comment, isNew, children }: CommentProps) {
  const { now } = useServices();
  const { userFullName, avatar, website, commentedAt, commentText } = comment;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) element.current?.focus();
  }, [isNew]);
  const href = website === '' ? null : safeUrl(website, location.origin);
  return (
    <article ref={element} className="comment" tabIndex={-1}>
      <Avatar aria-hidden="true" name={userFullName} src={avatar ?? undefined} />
      <div className="comment-body">
        <p className="comment-head">
          {href === null ? (
            <bdi className="comment-name">{userFullName}</bdi>
          ) : (
            <a className="comment-name" href={href} target="_blank" rel="noopener noreferrer nofollow">
              <bdi>{userFullName}</bdi>
            </a>
          )}
          <bdi className="muted text-13">{dateTimeText(commentedAt, now())}</bdi>
        </p>
        <p className="comment-text" dir="auto">
          {commentText}
        </p>
        {children}
      </div>
    </article>
  );
}

interface Props {
  readonly postId: number;
  /** The oldest first. */
  readonly comments: readonly PostComment[];
}

/** The comments on a post, each followed by the replies to it, and the form that adds one. */
export function Comments({ postId, comments }: Props) {
  const [replyTo, setReplyTo] = useState<number | null>(null);
  const [newId, setNewId] = useState<number | null>(null);
  const handlePosted = ({ id }: PostComment) => {
    setReplyTo(null);
    setNewId(id);
  };
  const roots = comments.filter(({ parentId }) => parentId === null);
  return (
    <>
      <section className="list-sheet comments" aria-labelledby="comments">
        <h2 id="comments">Comments</h2>
        {comments.length === 0 ? <p className="muted">No comments yet. Yours can be the first.</p> : null}
        <ol className="comment-list">
          {roots.map((comment) => (
            <li key={comment.id}>
              <Comment comment={comment} isNew={comment.id === newId}>
                <Button
                  variant="ghost"
                  size="small"
                  label={`Reply to ${comment.userFullName}`}
                  expanded={replyTo === comment.id ? 'true' : 'false'}
                  onClick={() => setReplyTo(replyTo === comment.id ? null : comment.id)}
                >
                  <Icon slot="start" path={iconReply} size="small" />
                  Reply
                </Button>
              </Comment>
              <ol className="comment-replies">
                {comments
                  .filter(({ parentId }) => parentId === comment.id)
                  .map((reply) => (
                    <li key={reply.id}>
                      <Comment comment={reply} isNew={reply.id === newId} />
                    </li>
                  ))}
                {replyTo === comment.id ? (
                  <li>
                    <CommentForm
                      postId={postId}
                      parent={comment}
                      onPosted={handlePosted}
                      onCancel={() => setReplyTo(null)}
                    />
                  </li>
                ) : null}
              </ol>
            </li>
          ))}
        </ol>
      </section>
      <section className="list-sheet comments" aria-labelledby="leave-comment">
        <h2 id="leave-comment">Leave a comment</h2>
        <CommentForm postId={postId} parent={null} onPosted={handlePosted} />
      </section>
    </>
  );
}
