import { useTranslation } from 'react-i18next';
import { languages } from './languages.ts';
import { useLanguage } from './use-language.ts';
import './language-select.css';

/** A language select for pages without a navbar. It is native, so that the sign-in page does not load a menu. */
export function LanguageSelect() {
  const { t } = useTranslation();
  const { current, choose, failed } = useLanguage();
  return (
    <div className="language-select">
      <select aria-label={t('shell.language')} value={current} onChange={({ target }) => choose(target.value)}>
        {Object.entries(languages).map(([tag, { name }]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      {failed ? (
        <p role="alert" className="language-select-failure text-13">
          {t('shell.languageFailed')}
        </p>
      ) : null}
    </div>
  );
}
