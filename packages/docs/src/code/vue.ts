import { printMarkup } from './print-markup.ts';
import { constantsFor, printValue } from './print-value.ts';
import type { DeclaredConstant } from './story-source.ts';
import { ASSIGNMENTS, type Usage } from './usage.tsx';

/** Binds the attributes with a number: Vue sets them as properties, which would be texts otherwise. */
const bindNumbers = (markup: string, numbers: Usage['numbers']): string =>
  markup.replaceAll(/<(plinth-[a-z-]+)([^>]*)>/g, (_, tag: string, attributes: string) => {
    const bound = attributes.replaceAll(/ ([\w-]+)(?==")/g, (text, name: string) =>
      numbers.has(`${tag} ${name}`) ? ` :${name}` : text,
    );
    return `<${tag}${bound}>`;
  });

/** Returns the Vue component of an example. */
export function vueSource(
  { markup, assignments, tags: usedTags, numbers }: Usage,
  constants: readonly DeclaredConstant[],
): string {
  const values = new Map<string, string>();
  const bindings = assignments.map(({ property, value }) => {
    const code = printValue(value);
    if (/^[\w$.]+$/.test(code)) return { property, expression: code };
    // A literal becomes a constant of its own, numbered where the name is taken.
    const known = [...values].find(([, other]) => other === code)?.[0];
    const isTaken = (candidate: string) => values.has(candidate) || constants.some(({ name }) => name === candidate);
    const candidates = [
      property,
      ...Array.from({ length: assignments.length + 1 }, (_, index) => `${property}${index + 2}`),
    ];
    const name = known ?? candidates.find((candidate) => !isTaken(candidate)) ?? property;
    values.set(name, code);
    return { property, expression: name };
  });
  const own = [...values].map(([name, code]) => `const ${name} = ${code};`);
  const { imports, declarations } = constantsFor(
    [...own, ...bindings.map(({ expression }) => expression)].join('\n'),
    constants,
  );
  const tags = new Set([...usedTags, ...declarations.flatMap((code) => code.match(/(?<=<)plinth-[a-z-]+/g) ?? [])]);
  const elements = [...tags].toSorted().map((tag) => `import '@plinth/ui-kit/define/${tag.replace('plinth-', '')}';`);
  // Numbers stand for the properties until the markup is printed: a parser of HTML changes attribute names to lower case.
  const bound = markup.replaceAll(new RegExp(`${ASSIGNMENTS}="([\\d ]+)"`, 'g'), (_, indexes: string) =>
    indexes
      .split(' ')
      .map((index) => `:${index}="${bindings[Number(index)]?.expression ?? ''}"`)
      .join(' '),
  );
  const template = printMarkup(bindNumbers(bound, numbers))
    .replaceAll(/(?<=[ \n]):(\d+)(?==)/g, (_, index: string) => `:${bindings[Number(index)]?.property ?? ''}`)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
  const script = [[...elements, ...imports].join('\n'), ...declarations, own.join('\n')].filter(Boolean).join('\n\n');
  const setup = script === '' ? '' : `<script setup>\n${script}\n</script>\n\n`;
  return `${setup}<template>\n${template}\n</template>`;
}
