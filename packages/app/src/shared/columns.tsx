import type { ReactNode } from 'react';
import './columns.css';

/** The card of a page, with further content beside it, or below it where the window is narrow. */
export function Columns({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className="columns">
      {children}
      <div className="columns-aside">{aside}</div>
    </div>
  );
}
