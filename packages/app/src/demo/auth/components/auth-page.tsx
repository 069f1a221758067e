import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '#core/brand/brand-mark.tsx';
import { hrefOf } from '#core/routes/href.ts';
import { ColumnDrawing } from '#features/_shared/auth-layout/column-drawing.tsx';
import { Link } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import type { Variant } from '../variant.ts';
import './auth-page.css';

interface Props {
  readonly variant: Variant;
  /** Translation key of the page's name. */
  readonly title: string;
  /** The name of the page as the markup has it when it is ready. */
  readonly ready: string;
  /** Whether the content is wider than a form. */
  readonly isWide?: boolean;
  /** The content below the heading. */
  readonly children: ReactNode;
}

/** The frame of the demo's pages for signing in. */
export function AuthPage({ variant, title, ready, isWide = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`auth-page auth-page-${variant}`} data-ready={ready}>
      <header className="auth-page-brand">
        {variant === 'cover' ? <ColumnDrawing /> : null}
        <Link className="brand-lockup" to={hrefOf('root')}>
          <BrandMark />
        </Link>
        {variant === 'cover' ? (
          <>
            <p className="auth-page-statement">
              <span>
                <bdi>Try everything.</bdi>
              </span>{' '}
              <span>
                <bdi>It all stays in this browser.</bdi>
              </span>
            </p>
            <p className="auth-page-line text-13 muted">
              <bdi>This page is part of the demo.</bdi>
            </p>
          </>
        ) : null}
      </header>
      <main className="auth-page-main" id="main">
        <div className={isWide ? 'auth-page-content auth-page-wide' : 'auth-page-content'}>
          <PageHeading>{t(title)}</PageHeading>
          {children}
        </div>
      </main>
    </div>
  );
}
