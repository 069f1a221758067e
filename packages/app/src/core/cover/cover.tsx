import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/navigation.ts';
import { LanguageSelect } from '../i18n/language-select.tsx';
import { hrefOf } from '../routes/href.ts';
import { BrandMark } from './brand-mark.tsx';
import { columnLines } from './column-lines.ts';
import './cover.css';

const lines = columnLines();

/** The two columns of the pages on which one signs in: the brand's side, which small screens leave out, and a form. */
export function Cover({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="cover">
      <header className="cover-brand">
        <svg
          className="cover-drawing"
          viewBox="0 0 520 1080"
          width="520"
          height="1080"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path opacity="0.24" d={lines.shade} />
          <path opacity="0.42" d={lines.rules} />
          <path opacity="0.62" d={lines.flutes} />
          <path opacity="0.75" d={lines.outline} />
          <path className="cover-brass" strokeWidth="2" d={lines.brass} />
        </svg>
        <Link className="cover-name" to={hrefOf('login')}>
          <BrandMark />
        </Link>
        <p className="cover-statement">
          <span>{t('cover.draw')}</span> <span>{t('cover.owe')}</span> <span>{t('cover.next')}</span>
        </p>
        <p className="cover-line text-13 muted">{t('cover.line')}</p>
      </header>
      <main className="cover-main" id="main">
        <div className="cover-language">
          <LanguageSelect />
        </div>
        <div className="cover-form">{children}</div>
      </main>
    </div>
  );
}
