import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { LinkButton } from '#demo/_shared/link-button.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';

interface Props {
  /** The noun for the missing part, such as `question`. */
  readonly noun: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that a part of the knowledge base does not exist, or that it did not load. */
export function KnowledgeError({ noun, error, onRetry }: Props) {
  if (failureOf(error).status === 404) {
    return (
      <EmptyState kind="error" heading={`There is no such ${noun}`} text="It may have been deleted.">
        <LinkButton slot="action" to={demoRoutes.hrefOf('knowledge-base')}>
          Back to the knowledge base
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="error" heading={`The ${noun} did not load`} text="Nothing has changed." onLoadRetry={onRetry} />
  );
}
