import { iconThumbsDown } from '@plinth/ui-kit/icons/thumbs-down';
import { iconThumbsUp } from '@plinth/ui-kit/icons/thumbs-up';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useState } from 'react';
import { useServices } from '#core/context.ts';

/** Asks whether an answer was helpful. The reply is kept on this device and can be changed. */
export function HelpfulQuestion({ slug }: { readonly slug: string }) {
  const { storage } = useServices();
  const [reply, setReply] = useState<boolean | undefined>(() => storage.get('helpfulAnswers')?.[slug]);
  const give = (isHelpful: boolean) => {
    storage.set('helpfulAnswers', { ...storage.get('helpfulAnswers'), [slug]: isHelpful });
    setReply(isHelpful);
  };
  return (
    <section className="knowledge-helpful" aria-labelledby="helpful">
      <h2 id="helpful">
        <bdi>Was this helpful?</bdi>
      </h2>
      <div className="knowledge-helpful-replies">
        <Button size="small" pressed={reply === true ? 'true' : 'false'} onClick={() => give(true)}>
          <Icon slot="start" path={iconThumbsUp} size="small" />
          Yes
        </Button>
        <Button size="small" pressed={reply === false ? 'true' : 'false'} onClick={() => give(false)}>
          <Icon slot="start" path={iconThumbsDown} size="small" />
          No
        </Button>
        <output className="muted text-13">
          {reply === true ? 'Thanks for telling us.' : ''}
          {reply === false ? 'Thanks for telling us. We will look at this answer again.' : ''}
        </output>
      </div>
    </section>
  );
}
