import type { ReactNode } from 'react';

/** No menu, navbar or footer; skin and direction apply (product.md#shell). */
export function BlankLayout({ children }: { readonly children: ReactNode }) {
  return <div className="layout-blank">{children}</div>;
}
