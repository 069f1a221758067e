import type { Language } from './language.ts';

/** Returns the code that imports an element, in each language. */
export function importCode(name: string): Readonly<Record<Language, string>> {
  const define = `import '@plinth/ui-kit/define/${name}';`;
  const component = name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return {
    html: `<script type="module">\n  ${define}\n</script>`,
    react: `import { ${component} } from '@plinth/ui-kit/react/${name}';`,
    vue: define,
  };
}
