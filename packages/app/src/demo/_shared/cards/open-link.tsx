import type { ReactNode } from 'react';
import { useFindOpenPage } from '#core/demo/open-pages.ts';
import { Link } from '#shared/navigation.ts';

interface Props {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
  /** The content instead of the link when the session may not open the page; by default nothing. */
  readonly fallback?: ReactNode;
}

/** A link to a page, left out where there is no such page or the session may not open it. */
export function OpenLink({ to, className, children, fallback = null }: Props) {
  const findOpenPage = useFindOpenPage();
  if (!findOpenPage(to)) return fallback;
  return (
    <Link to={to} {...(className === undefined ? {} : { className })}>
      {children}
    </Link>
  );
}
