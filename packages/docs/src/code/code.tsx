import { CodeSnippet } from '@plinth/ui-kit/react/code-snippet';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { valueOf } from '#event-value.ts';
import { isLanguage, setLanguage, useLanguage, type Language } from './language.ts';

/** The code of an example in HTML, React or Vue. */
export function Code(code: Readonly<Record<Language, string>>) {
  const language = useLanguage();
  return (
    <div className="docs-code">
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
        <Segment value="html">HTML</Segment>
        <Segment value="react">React</Segment>
        <Segment value="vue">Vue</Segment>
      </SegmentedControl>
      <CodeSnippet code={code[language]} />
    </div>
  );
}
