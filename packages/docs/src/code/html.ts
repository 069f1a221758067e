import { printMarkup } from './print-markup.ts';
import { constantsFor, printValue } from './print-value.ts';
import type { DeclaredConstant } from './story-source.ts';
import { ASSIGNMENTS, type Usage } from './usage.tsx';

const withoutAssignments = (markup: string): string =>
  markup.replaceAll(new RegExp(` ${ASSIGNMENTS}="[^"]*"`, 'g'), '');

/** Returns statements that set the properties that have no attribute. */
function assignmentsOf({ markup, assignments }: Usage): string[] {
  return assignments.map(({ tag, property, value }, index) => {
    const tags = [...markup.matchAll(new RegExp(`<${tag}(?=[ >])[^>]*>`, 'g'))].map(([text]) => text);
    const position = tags.findIndex((text) => new RegExp(`${ASSIGNMENTS}="(\\d+ )*${index}[ "]`).test(text));
    const target =
      tags.length === 1 ? `document.querySelector('${tag}')` : `document.querySelectorAll('${tag}')[${position}]`;
    return `${target}.${property} = ${printValue(value)};`;
  });
}

/** Returns the script, if the example needs one, and the markup. */
export function htmlSource(usage: Usage, constants: readonly DeclaredConstant[]): string {
  const statements = assignmentsOf(usage);
  const { imports, declarations } = constantsFor(statements.join('\n'), constants);
  const tags = new Set([...usage.tags, ...declarations.flatMap((code) => code.match(/(?<=<)plinth-[a-z-]+/g) ?? [])]);
  const elements = [...tags].toSorted().map((tag) => `import '@plinth/ui-kit/define/${tag.replace('plinth-', '')}';`);
  const script = [[...elements, ...imports].join('\n'), ...declarations, statements.join('\n')]
    .filter(Boolean)
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
  const markup = printMarkup(withoutAssignments(usage.markup));
  return script === '' ? markup : `<script type="module">\n${script}\n</script>\n\n${markup}`;
}
