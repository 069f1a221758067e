import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { minifyTemplates } from './minify-templates.ts';

const KIT = join(import.meta.dirname, '../../ui-kit');

/** Builds a module as if it were one of the kit's sources. */
async function built(source: string): Promise<string> {
  const id = `${KIT}/src/elements/sample/sample.ts`;
  const output = await build({
    configFile: false,
    root: KIT,
    logLevel: 'error',
    plugins: [
      {
        name: 'source',
        enforce: 'pre',
        resolveId: (name) => (name === id ? id : null),
        load: (name) => (name === id ? source : null),
      },
      minifyTemplates(),
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: id, formats: ['es'] },
      rolldownOptions: { external: [/^lit/, /^#/] },
    },
  });
  return (output as Rolldown.RolldownOutput[])
    .flatMap((each) => each.output)
    .map((each) => (each.type === 'chunk' ? each.code : ''))
    .join('\n');
}

describe('minifyTemplates', () => {
  it('removes white space from templates and keeps values, attributes and words', async () => {
    const code = await built(`
      import { html } from 'lit';
      export const draw = (name: string, off: boolean) => html\`
        <button class="" type="button" ?disabled=\${off}>
          <span>Open \${name} now</span>
          <slot></slot>
        </button>\`;`);
    expect(code).toContain(
      '`<button class="" type="button" ?disabled=${off}><span>Open ${name} now</span><slot></slot></button>`',
    );
  });

  it('keeps the timeline of an animation out of the shorthand, which browsers would drop', async () => {
    const code = await built(`
      import { css } from 'lit';
      export const styles = css\`
        div {
          animation: fade linear both;
          animation-timeline: scroll(self inline);
        }
      \`;`);
    expect(code).toContain(';animation-timeline:scroll(self inline)');
  });

  it('removes white space from style sheets and keeps undeclared custom properties', async () => {
    const code = await built(`
      import { css } from 'lit';
      export const styles = css\`
        :host([wide]) {
          color: var(--_ink, inherit);
        }
      \`;`);
    expect(code).toContain('`:host([wide]){color:var(--_ink,inherit)}`');
  });
});
