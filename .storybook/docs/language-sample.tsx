import { Button } from '@plinth/ui-kit/react/button';
import { DateField } from '@plinth/ui-kit/react/date-field';
import { Field } from '@plinth/ui-kit/react/field';
import { MoneyField } from '@plinth/ui-kit/react/money-field';
import { Pagination } from '@plinth/ui-kit/react/pagination';
import { useEffect, useState } from 'react';
import { loadStrings } from '../root.ts';

const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  ar: 'العربية',
};

/** The same markup under another `lang` and `dir`. */
export function LanguageSample() {
  const [language, setLanguage] = useState('ar');
  useEffect(() => void loadStrings(language), [language]);
  return (
    <div className="docs-sample">
      <Field label="Language of this sample">
        <select value={language} onChange={({ currentTarget }) => setLanguage(currentTarget.value)}>
          {Object.entries(LANGUAGES).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <div className="docs-controls" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <MoneyField label="Amount" defaultValue={1_850_000} optional />
        <DateField label="Due" defaultValue="2026-11-16" />
        <Pagination pages={12} page={3} />
        <div className="docs-row">
          <Button variant="primary">Save</Button>
          <Button busy>Save</Button>
        </div>
      </div>
    </div>
  );
}
