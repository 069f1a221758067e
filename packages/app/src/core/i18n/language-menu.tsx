import { iconGlobe } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { LanguageList } from '@plinth/ui-kit/react/language-list';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#shared/deferred.tsx';
import { isLanguage, languages, languageTags } from './languages.ts';
import { useLanguage } from './use-language.ts';

/** A menu of the languages, each in its own name, that sets strings, formats and direction. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { current, choose, failed } = useLanguage();
  return (
    <DropdownMenu label={t('shell.language')} placement="bottom-end">
      <Button slot="trigger" variant="ghost" className="language-button">
        <span className="visually-hidden">{t('shell.language')}</span>
        <Icon path={iconGlobe} />
        <span className="text-13">{isLanguage(current) ? languages[current].name : current}</span>
      </Button>
      <Deferred paints={3}>
        <LanguageList
          languages={languageTags}
          value={current}
          onLanguageChange={({ detail }) => choose(detail.language)}
        />
      </Deferred>
      {failed ? (
        <p slot="header" role="alert" className="text-13">
          {t('shell.languageFailed')}
        </p>
      ) : null}
    </DropdownMenu>
  );
}
