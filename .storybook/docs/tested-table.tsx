import { elementNames } from '@plinth/docs/load-element-doc.ts';
import { DocsTable } from '@plinth/docs/reference/table.tsx';

const ROWS: readonly (readonly [what: string, how: string, where: string])[] = [
  [
    'Rules of axe, for each element',
    'Left to right, right to left, and in the dark skin',
    'src/testing/element-suite.ts',
  ],
  [
    'Rules of axe, for each story and page',
    'As errors, in the skin and direction of the story',
    'npm test, part “stories”',
  ],
  ['Keyboard, focus, names', 'Real key presses; what has the focus, what is announced', 'each element’s own test'],
  [
    'Focus and edges in forced colors',
    'Every element, in Chromium’s forced colors',
    'src/testing/every/forced-colors.test.ts',
  ],
  ['Forms', 'Label, required, error, Enter, reset and restore of each control', 'src/testing/form-suite.ts'],
  ['Inside closed shadow trees', 'Focus, form and label five trees deep', 'src/testing/every/nested.test.ts'],
  [
    'Keys in the documentation',
    'Each element says what each key does, or that none does anything',
    'tools/conventions/conventions.test.ts',
  ],
  ['The product', 'Whole flows by keyboard, with axe on the pages', 'packages/app/e2e'],
];

/** The accessibility tests: what, how and where. */
export function TestedTable() {
  return (
    <>
      <p>{elementNames.length} elements:</p>
      <DocsTable
        caption="What is tested"
        headings={['What', 'How', 'Where']}
        rows={ROWS.map(([what, how, where]) => ({ key: what, cells: [what, how, <code key="where">{where}</code>] }))}
      />
    </>
  );
}
