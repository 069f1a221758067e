import type { ReactNode } from 'react';

/** No menu, navbar or footer; skin and direction apply (spec §2). */
export function BlankLayout({ children }: { readonly children: ReactNode }) {
  return <div className="layout-blank">{children}</div>;
}
