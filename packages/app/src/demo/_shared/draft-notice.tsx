import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import type { DraftForm } from '#core/drafts/use-draft-form.ts';
import { focusElement } from '#shared/focus-element.ts';

interface Props {
  readonly draft: Pick<DraftForm<string>, 'isRestored' | 'discardDraft' | 'form'>;
}

/** Says that a form has the values of a draft, and can throw them away. */
export function DraftNotice({ draft: { isRestored, discardDraft, form } }: Props) {
  if (!isRestored) return null;
  const discard = () => {
    discardDraft();
    // The pressed button is gone.
    focusElement(form.current?.querySelector<HTMLElement>('[name]') ?? null);
  };
  return (
    <Alert className="draft-notice" variant="info">
      <bdi>Your draft was restored.</bdi>
      <Button slot="action" size="small" onClick={discard}>
        Discard draft
      </Button>
    </Alert>
  );
}
