import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { LinkButton } from '#demo/_shared/link-button.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that there is no such post, or that it did not load. */
export function PostError({ error, onRetry }: Props) {
  if (failureOf(error).status === 404) {
    return (
      <EmptyState kind="error" heading="There is no such post" text="The post may have been deleted.">
        <LinkButton slot="action" to={demoRoutes.hrefOf('blog-list')}>
          Back to the list
        </LinkButton>
      </EmptyState>
    );
  }
  return <EmptyState kind="error" heading="The post did not load" text="Nothing has changed." onLoadRetry={onRetry} />;
}
