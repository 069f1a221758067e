import { camel, pascal, sentence, type Generated } from './names.ts';

/** An element of the kit: class, styles, test, stories. */
export function elementFiles(name: string): Generated {
  const folder = `packages/ui-kit/src/elements/${name}`;
  const type = `Plinth${pascal(name)}`;
  return {
    files: {
      [`${folder}/${name}.ts`]: `import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { ${camel(name)}Styles } from './${name}.styles.ts';

/**
 * What it is.
 *
 * @when What calls for it.
 * @whenNot What calls for another element, and which.
 * @keyboard none
 * @slot - Its content.
 * @csspart base - The whole.
 */
export class ${type} extends PlinthElement {
  static override styles = ${camel(name)}Styles;

  override render(): TemplateResult {
    return html\`<div part="base"><slot></slot></div>\`;
  }
}
`,
      [`${folder}/${name}.styles.ts`]: `import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const ${camel(name)}Styles = [
  hostStyles,
  css\`
    :host {
      display: block;
    }
  \`,
];
`,
      [`${folder}/${name}.test.ts`]: `import '#define/${name}.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { ${type} } from './${name}.ts';

describeElement({
  name: '${name}',
  define: () => import('#define/${name}.ts'),
  template: () => html\`<plinth-${name}>Content</plinth-${name}>\`,
});

describe('<plinth-${name}>', () => {
  it('shows its content', async () => {
    const element = await fixture<${type}>(html\`<plinth-${name}>Content</plinth-${name}>\`);
    expect(element.shadowRoot!.querySelector('slot')!.assignedNodes()[0]!.textContent).toBe('Content');
  });
});
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal(name)} } from '#react/${name}.ts';
import { argTypes } from '#testing/arg-types.ts';

const meta = {
  title: 'Elements/${sentence(name)}',
  component: ${pascal(name)},
  argTypes: argTypes('${name}'),
  args: { children: 'Content' },
} satisfies Meta<typeof ${pascal(name)}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
`,
    },
    next: [
      'npm run gen (definition, React wrapper, manifest)',
      'write the doc block: it is the contract',
      'docs/how-to/add-an-element.md has the rest',
    ],
  };
}
