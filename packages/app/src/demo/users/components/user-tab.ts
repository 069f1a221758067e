import type { User } from '@plinth/api-client/demo/users';

/** The props of the content of a tab. */
export interface UserTabProps {
  readonly user: User;
  /** Says whether a form of the tab has changes that are not saved. */
  readonly onChanged: (isChanged: boolean) => void;
}
