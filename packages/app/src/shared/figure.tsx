import type { ReactNode } from 'react';

/** A code or masked number that is always read from left to right. */
export function Figure({ children }: { readonly children: ReactNode }) {
  return (
    <bdi dir="ltr" className="figures">
      {children}
    </bdi>
  );
}
