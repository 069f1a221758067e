import { useTranslation } from 'react-i18next';
import { brand } from '#core/config/brand.ts';
import './loader.css';

/** The brand mark, shown while the page is unknown or loading. It fades in with a delay, so that fast loads don't flash it. */
export function Loader({ inPage = false }: { readonly inPage?: boolean }) {
  const { t } = useTranslation();
  return (
    <output className={inPage ? 'loader loader-in-page' : 'loader'}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={brand.mark} />
      </svg>
      <span className="visually-hidden">{t('shell.loading')}</span>
    </output>
  );
}
