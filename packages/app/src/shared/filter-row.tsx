import type { ReactNode } from 'react';
import './filter-row.css';

interface Props {
  readonly className?: string;
  /** The search, which has the class `filter-row-search`, the choices and other fields. */
  readonly children: ReactNode;
}

/** The search and the filters of a list in one row. All of its controls have the edges of buttons. */
export const FilterRow = ({ className = '', children }: Props) => (
  <div className={`filter-row ${className}`}>{children}</div>
);
