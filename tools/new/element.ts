import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camel, GeneratorError, pascal, sentence, type Generated } from './names.ts';

const ELEMENTS = 'packages/ui-kit/src/elements';

/** Returns the files of a new element: class, styles, test and stories. */
export function elementFiles(name: string, root: string): Generated {
  // Elements that belong together share a folder: tabs/ has tab.ts, too.
  const existing = readdirSync(join(root, ELEMENTS))
    .map((folder) => `${ELEMENTS}/${folder}/${name}.ts`)
    .find((path) => existsSync(join(root, path)));
  if (existing !== undefined) throw new GeneratorError(`${existing} already exists.`);
  const folder = `${ELEMENTS}/${name}`;
  const type = `Plinth${pascal(name)}`;
  const id = camel(name);
  return {
    files: {
      [`${folder}/${name}.ts`]: `import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { ${id}Styles } from './${name}.styles.ts';

export const ${id}Variants = ['neutral', 'accent'] as const;

/**
 * A box around its content, in the color of its variant.
 *
 * @when Content needs what this element adds.
 * @whenNot To group content under a heading, use \`plinth-card\`.
 * @keyboard none
 * @slot - The element's content.
 * @csspart base - The component's wrapper.
 */
export class ${type} extends PlinthElement {
  static override styles = ${id}Styles;

  /** The color by meaning. @default 'neutral' */
  @property({ reflect: true, of: ${id}Variants }) variant: (typeof ${id}Variants)[number] = 'neutral';

  override render(): TemplateResult {
    return html\`<div part="base"><slot></slot></div>\`;
  }
}
`,
      [`${folder}/${name}.styles.ts`]: `import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const ${id}Styles = [
  hostStyles,
  css\`
    :host {
      display: block;
    }
    [part='base'] {
      padding: var(--plinth-space-4);
      border: 1px solid var(--plinth-color-line-faint);
    }

    :host([variant='accent']) [part='base'] {
      background: var(--plinth-color-accent-surface);
      color: var(--plinth-color-accent-text);
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
  it('shows its content in the wrapper', async () => {
    const element = await fixture<${type}>(html\`<plinth-${name}>Content</plinth-${name}>\`);
    const slot = element.shadowRoot!.querySelector<HTMLSlotElement>('[part="base"] slot')!;
    expect(slot.assignedNodes().map(({ textContent }) => textContent)).toEqual(['Content']);
  });

  it('falls back to its default for an unknown variant', async () => {
    const element = await fixture<${type}>(html\`<plinth-${name} variant="unknown">Content</plinth-${name}>\`);
    expect(element.variant).toBe('neutral');
  });
});
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal(name)} } from '#react/${name}.ts';

const meta = {
  title: 'Layout/${sentence(name)}',
  component: ${pascal(name)},
  args: { children: 'Content' },
} satisfies Meta<typeof ${pascal(name)}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
`,
    },
    next: [
      'run npm run gen: it writes the definition, the React wrapper and the manifest',
      'choose the group of its Storybook page in the title of the stories, from .storybook/groups.ts',
      'write the doc block: the manifest and the documentation are generated from it',
      `set the limit of its size: npm run sizes -- --set ${name}`,
      'docs/how-to/add-an-element.md has the rest',
    ],
  };
}
