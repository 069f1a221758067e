import type { Presence } from '@plinth/api-client/demo/chat';
import { PRESENCE_NAMES } from './person-avatar.tsx';

interface Props {
  readonly person: { readonly fullName: string; readonly status: Presence };
  /** Class of the visible name. */
  readonly className: string;
}

/**
 * The name of a person; screen readers read the presence after it. They read both as one text, since they pause between
 * elements.
 */
export function PersonName({ person: { fullName, status }, className }: Props) {
  return (
    <>
      <span className={className} dir="auto" aria-hidden="true">
        {fullName}
      </span>
      <span className="visually-hidden">
        {fullName}, {PRESENCE_NAMES[status]},{' '}
      </span>
    </>
  );
}
