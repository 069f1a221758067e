import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { KIT } from '../kit/sources.ts';
import { leanBuild, withoutDecorators } from './lean-build.ts';

/** The build of a module that stands where the kit's sources do. */
async function built(source: string): Promise<string> {
  const id = `${KIT}/src/elements/lean/lean.ts`;
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
      leanBuild(),
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

describe('a lean build', () => {
  it('takes the white space out of templates and leaves values, attributes and words as they are', async () => {
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

  it('takes it out of style sheets too, and keeps custom properties that nobody declares', async () => {
    const code = await built(`
      import { css } from 'lit';
      export const styles = css\`
        :host([wide]) {
          color: var(--_ink, inherit);
        }
      \`;`);
    expect(code).toContain('`:host([wide]){color:var(--_ink,inherit)}`');
  });

  it('declares reactive properties on the class and lets other decorators define what they stand on by themselves', async () => {
    const code = await built(`
      import { property, query, state } from '#base/decorators.ts';
      export class Lean {
        @property() name = '';
        @property({ type: Boolean, reflect: true }) get open() { return false; }
        @state() private count = 0;
        @query('[part="base"]') private base!: HTMLElement;
        counted() { return this.count + this.base.childElementCount; }
      }`);
    expect(code.replaceAll(/\s+/g, ' ')).toContain(
      'Lean.properties = { "name": {}, "open": { type: Boolean, reflect: true }, "count": { state: true, attribute: false } };',
    );
    expect(code).toContain(`query("[part=\\"base\\"]")(Lean.prototype, "base");`);
    expect(code).not.toContain('_decorate');
  });

  it('takes one decorator a member', () => {
    expect(() => withoutDecorators('_decorate([property(), other()], Lean.prototype, "name", void 0);')).toThrow(
      'One decorator',
    );
  });
});
