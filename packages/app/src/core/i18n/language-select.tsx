import { iconChevronDown } from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from './languages.ts';
import { useLanguage } from './use-language.ts';
import './language-select.css';

/** A language select for pages without a navbar. It is native, so that the sign-in page does not load a menu. */
export function LanguageSelect() {
  const { t } = useTranslation();
  const { current, choose, failed } = useLanguage();
  const select = useRef<HTMLSelectElement>(null);
  const applyChoice = useEffectEvent(() => {
    if (select.current && select.current.value !== current) choose(select.current.value);
  });
  // On a prerendered page, another language may have been chosen before the code had loaded.
  useEffect(() => applyChoice(), []);
  return (
    <div className="language-select">
      <select
        ref={select}
        aria-label={t('shell.language')}
        value={current}
        onChange={({ target }) => choose(target.value)}
      >
        {Object.entries(languages).map(([tag, { name, direction }]) => (
          <option key={tag} value={tag} lang={tag} dir={direction}>
            {name}
          </option>
        ))}
      </select>
      <Icon className="language-select-chevron" path={iconChevronDown} size="small" />
      {failed ? (
        <p role="alert" className="language-select-failure text-13">
          {t('shell.languageFailed')}
        </p>
      ) : null}
    </div>
  );
}
