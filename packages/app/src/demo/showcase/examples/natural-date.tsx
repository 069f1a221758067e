import { Field } from '@plinth/ui-kit/react/field';
import { Select } from '@plinth/ui-kit/react/select';
import type * as chrono from 'chrono-node/en';
import { useRef, useState, type ComponentRef } from 'react';

interface Language {
  readonly name: string;
  readonly sample: string;
  /** Loads what reads dates in this language; called when the first text is typed. */
  readonly load: () => Promise<Pick<typeof chrono, 'parse'>>;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { name: 'English', sample: 'next Friday at 3pm', load: () => import('chrono-node/en') },
  fr: { name: 'Français', sample: 'vendredi prochain à 15h', load: () => import('chrono-node/fr') },
  de: { name: 'Deutsch', sample: 'nächsten Freitag um 15 Uhr', load: () => import('chrono-node/de') },
  pt: { name: 'Português', sample: 'amanhã às 9:30', load: () => import('chrono-node/pt') },
  ar: { name: 'العربية', sample: 'الجمعة القادمة الساعة 3 مساءً', load: () => import('chrono-node/ar') },
};
const DEFAULT_LANGUAGE = 'en';
const OPTIONS = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }));

/** Returns the day that a text names, with the time if it names one too; null if it names none. */
async function readDate(text: string, language: string): Promise<string | null> {
  const parser = await LANGUAGES[language]?.load();
  const [found] = parser?.parse(text, new Date(), { forwardDate: true }) ?? [];
  if (!found) return null;
  const timeStyle = found.start.isCertain('hour') ? 'short' : undefined;
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle }).format(found.start.date());
}

export function Example() {
  const choice = useRef<ComponentRef<typeof Select>>(null);
  const latest = useRef('');
  const [language, setLanguage] = useState(DEFAULT_LANGUAGE);
  const [text, setText] = useState('');
  const [date, setDate] = useState('');
  const [error, setError] = useState('');

  const show = async (typed: string, chosen: string) => {
    const request = `${chosen} ${typed}`;
    latest.current = request;
    setText(typed);
    setLanguage(chosen);
    setError('');
    if (typed.trim() === '') {
      setDate('');
      return;
    }
    try {
      const read = await readDate(typed, chosen);
      // More may have been typed meanwhile.
      if (latest.current !== request) return;
      setDate(read ?? 'No date yet.');
    } catch {
      if (latest.current === request) setError('Dates in words can’t be read now. Type again to try again.');
    }
  };

  return (
    <div className="plinth-stack">
      <Select
        ref={choice}
        label="Language"
        options={OPTIONS}
        value={language}
        onChange={() => void show('', choice.current?.value ?? DEFAULT_LANGUAGE)}
      />
      <Field label="Reminder" help={`For example: ${LANGUAGES[language]?.sample}`} error={error}>
        <input
          lang={language}
          dir="auto"
          autoComplete="off"
          value={text}
          onChange={({ target }) => void show(target.value, language)}
        />
      </Field>
      <output dir="auto">{date}</output>
    </div>
  );
}
