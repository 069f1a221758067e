import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import type { ReactNode } from 'react';
import { BrandMark } from '#core/brand/brand-mark.tsx';
import { hrefOf } from '#core/routes/href.ts';
import { Link } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import './link-frame.css';

interface Props {
  readonly kind: 'empty' | 'error';
  readonly title: string;
  readonly text: string;
  /** The actions, such as buttons. */
  readonly children: ReactNode;
}

/** The page shown between the app and a hosted page: a status with the available actions. */
export function LinkFrame({ kind, title, text, children }: Props) {
  return (
    <div className="link-frame">
      <header className="link-frame-head">
        <Link className="link-frame-brand" to={hrefOf('root')}>
          <BrandMark />
        </Link>
      </header>
      <main className="link-frame-main" id="main">
        <EmptyState kind={kind}>
          <PageHeading slot="heading">{title}</PageHeading>
          <span>{text}</span>
          <div slot="action" className="link-frame-actions">
            {children}
          </div>
        </EmptyState>
      </main>
    </div>
  );
}
