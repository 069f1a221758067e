import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '#core/brand/brand-mark.tsx';
import { LanguageSelect } from '#core/i18n/language-select.tsx';
import { hrefOf } from '#core/routes/href.ts';
import { Link } from '#shared/navigation.ts';
import { ColumnDrawing } from './column-drawing.tsx';
import './auth-layout.css';

/** The two-column layout of the sign-in and sign-up pages: a brand panel, hidden on small screens, and a form. */
export function AuthLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="auth-layout">
      <header className="auth-layout-brand">
        <ColumnDrawing />
        <Link className="brand-lockup auth-layout-name" to={hrefOf('login')}>
          <BrandMark />
        </Link>
        <p className="auth-layout-statement">
          <span>{t('cover.draw')}</span> <span>{t('cover.owe')}</span> <span>{t('cover.next')}</span>
        </p>
        <p className="auth-layout-line text-13 muted">{t('cover.line')}</p>
      </header>
      <main className="auth-layout-main" id="main">
        <div className="auth-layout-language">
          <LanguageSelect />
        </div>
        <div className="auth-layout-form">{children}</div>
      </main>
    </div>
  );
}
