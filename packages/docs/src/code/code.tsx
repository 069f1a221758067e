import { CodeSnippet } from '@plinth/ui-kit/react/code-snippet';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { valueOf } from '#event-value.ts';
import { isLanguage, LANGUAGE_NAMES, setLanguage, useLanguage, type Language } from './language.ts';

/** The code of an example in the languages that it has, of which the page shows the chosen one. */
export function Code(code: Readonly<Partial<Record<Language, string>>>) {
  const chosen = useLanguage();
  const languages = Object.keys(code).filter(isLanguage);
  const language = languages.includes(chosen) ? chosen : (languages[0] ?? chosen);
  return (
    <div className="docs-code">
      {languages.length > 1 ? (
        <SegmentedControl
          className="docs-code-choice"
          label="Code language"
          labelHidden
          value={language}
          onChange={(event) => {
            const value = valueOf(event);
            if (isLanguage(value)) setLanguage(value);
          }}
        >
          {languages.map((each) => (
            <Segment key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </Segment>
          ))}
        </SegmentedControl>
      ) : null}
      <CodeSnippet code={code[language] ?? ''} />
    </div>
  );
}
