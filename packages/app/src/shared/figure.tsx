import type { ReactNode } from 'react';

/** A code or a masked number: it keeps its own direction. */
export function Figure({ children }: { readonly children: ReactNode }) {
  return (
    <bdi dir="ltr" className="figures">
      {children}
    </bdi>
  );
}
