import { Button } from '@plinth/ui-kit/react/button';
import { DateField } from '@plinth/ui-kit/react/date-field';
import { MoneyField } from '@plinth/ui-kit/react/money-field';
import { Pagination } from '@plinth/ui-kit/react/pagination';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { useEffect, useState } from 'react';
import { valueOf } from './event-value.ts';
import { speak } from '../root.ts';

const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', fr: 'Français', de: 'Deutsch', pt: 'Português', ar: 'العربية' };

/** The same markup under another `lang` and `dir`. */
export function LanguageSample() {
  const [language, setLanguage] = useState('ar');
  useEffect(() => void speak(language), [language]);
  return (
    <div className="docs-sample">
      <RadioGroup label="Language of this sample" appearance="segment" value={language} onChange={(event) => setLanguage(valueOf(event))}>
        {Object.entries(LANGUAGES).map(([tag, name]) => <Radio key={tag} value={tag}><span lang={tag}>{name}</span></Radio>)}
      </RadioGroup>
      <div className="docs-controls" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <MoneyField label="Amount" defaultValue={1_850_000} optional />
        <DateField label="Due" defaultValue="2026-11-16" />
        <Pagination pages={12} page={3} />
        <div className="docs-row"><Button variant="primary">Save</Button><Button busy>Save</Button></div>
      </div>
    </div>
  );
}
