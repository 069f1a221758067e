import { FormatDate } from '@plinth/ui-kit/react/format-date';
import { FormatMoney } from '@plinth/ui-kit/react/format-money';
import { FormatRelative } from '@plinth/ui-kit/react/format-relative';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { useRef, useState, type ComponentRef } from 'react';

type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

interface Texts {
  readonly name: string;
  readonly paragraph: string;
  readonly payments: Plurals;
  readonly available: string;
  readonly updated: string;
}

const TEXTS: Readonly<Record<string, Texts>> = {
  en: {
    name: 'English',
    paragraph: 'Your payments follow your sales: in a quiet week you pay less.',
    payments: { one: '{count} payment left', other: '{count} payments left' },
    available: 'Available on',
    updated: 'Updated',
  },
  de: {
    name: 'Deutsch',
    paragraph: 'Ihre Raten folgen Ihrem Umsatz: In einer ruhigen Woche zahlen Sie weniger.',
    payments: { one: 'Noch {count} Rate', other: 'Noch {count} Raten' },
    available: 'Verfügbar am',
    updated: 'Aktualisiert',
  },
  fr: {
    name: 'Français',
    paragraph: 'Vos paiements suivent vos ventes : une semaine calme, vous payez moins.',
    payments: { one: '{count} paiement restant', other: '{count} paiements restants' },
    available: 'Disponible le',
    updated: 'Mis à jour',
  },
  ar: {
    name: 'العربية',
    paragraph: 'تتبع دفعاتك مبيعاتك: ففي الأسبوع الهادئ تدفع أقل.',
    payments: {
      zero: 'لا دفعات متبقية',
      one: 'دفعة واحدة متبقية',
      two: 'دفعتان متبقيتان',
      few: '{count} دفعات متبقية',
      many: '{count} دفعة متبقية',
      other: '{count} دفعة متبقية',
    },
    available: 'متاح في',
    updated: 'آخر تحديث',
  },
};
const COUNTS = [1, 2, 3, 12];
const UPDATED = Date.now() - 3 * 60 * 60_000;

export function Example() {
  const choice = useRef<ComponentRef<typeof RadioGroup>>(null);
  const [language, setLanguage] = useState('en');
  const texts = TEXTS[language] ?? TEXTS['en'];
  const plural = (count: number) =>
    (texts?.payments[new Intl.PluralRules(language).select(count)] ?? texts?.payments.other ?? '').replace(
      '{count}',
      new Intl.NumberFormat(language).format(count),
    );
  return (
    <div className="plinth-stack">
      <RadioGroup
        ref={choice}
        label="Language"
        value={language}
        onChange={() => setLanguage(choice.current?.value ?? 'en')}
      >
        {Object.entries(TEXTS).map(([code, { name }]) => (
          <Radio key={code} value={code}>
            <span lang={code}>{name}</span>
          </Radio>
        ))}
      </RadioGroup>
      {/* The key renders the elements anew: they follow changes of the language of the whole page only. */}
      <div key={language} className="plinth-stack plinth-gap-2" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <p>{texts?.paragraph}</p>
        <ul>
          {COUNTS.map((count) => (
            <li key={count}>{plural(count)}</li>
          ))}
        </ul>
        <p>
          {texts?.available} <FormatDate value="2026-12-07" format="long" />: <FormatMoney value={26_660_000} />
        </p>
        <p>
          {texts?.updated} <FormatRelative value={UPDATED} />
        </p>
      </div>
    </div>
  );
}
