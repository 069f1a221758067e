import { Field } from '@plinth/ui-kit/react/field';
import { setStrings } from '@plinth/ui-kit/strings';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { defaultLanguage, formatTag, isLanguage, languages, type Language } from '#core/i18n/languages.ts';
import { failedToast } from '#demo/_shared/toasts.ts';
import { useQuery } from '#shared/navigation.ts';
import { employeeColumns } from '../employee-columns.ts';
import { TABLE_TEXTS } from '../table-texts.ts';
import { EmployeeTable } from './employee-table.tsx';

const LANGUAGES = Object.entries(languages).map(([tag, { name }]) => ({ tag, name }));

/** Returns the language of the address once its strings have loaded; until then the one before. */
function useLoadedLanguage(language: Language): Language {
  const dispatch = useDispatch();
  const [loaded, setLoaded] = useState<Language>(defaultLanguage);
  useEffect(() => {
    let isCurrent = true;
    languages[language].kitStrings().then(
      (strings) => {
        if (strings) setStrings(language, strings);
        if (isCurrent) setLoaded(language);
      },
      () => isCurrent && dispatch(failedToast('That language didn’t load. Choose it again.')),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, dispatch]);
  return loaded;
}

/** The employees in a table with texts in a language of its own. */
export function MultilingualTable() {
  const { query, setQuery } = useQuery();
  const chosen = query.get('tableLanguage');
  const wanted = isLanguage(chosen) ? chosen : defaultLanguage;
  const language = useLoadedLanguage(wanted);
  const { label, size, headers } = TABLE_TEXTS[language];
  const columns = useMemo(
    () => employeeColumns({ isSortable: true, headers, language: formatTag(language) }),
    [headers, language],
  );
  return (
    <>
      <div className="datatables-language">
        <Field label="Table language">
          <select
            value={wanted}
            onChange={({ target: { value } }) => setQuery({ tableLanguage: value === defaultLanguage ? null : value })}
          >
            {LANGUAGES.map(({ tag, name }) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </div>
      {/* A table reads its language where it is connected, so that another one needs another table. */}
      <div key={language} lang={language} dir={languages[language].direction}>
        <EmployeeTable label={label} prefix="language" columns={columns} sizeLabel={size} />
      </div>
    </>
  );
}
