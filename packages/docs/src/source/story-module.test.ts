import { describe, expect, it } from 'vitest';
import { publicSpecifier, storyConstants, storySources } from './story-module.ts';

const STORIES = `import type { Meta, StoryObj } from '@storybook/react-vite';
import '#define/badge.ts';
import { iconPlus } from '#icons/icons.ts';
import { Tabs } from '#react/tabs.ts';
import { Tab } from '#react/tab.ts';
import { rows } from '#testing/sample-rows.ts';
import { tabSizes } from './tabs.ts';

const LONG = 'Northgate Business Bank';
const names = ['a', LONG];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Platforms', count: 4, children: 'Linked' },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opened() {
  return <Tab icon={iconPlus}>{names.length}</Tab>;
}

export const Overview: Story = {};
export const WithArgs: Story = { args: { open: true, label: undefined, size: tabSizes[1], children: <b>Bold</b> } };
export const WithRender: Story = {
  render: ({ children, ...args }) => (
    <Tabs {...args} count={5}>
      <h2>{args.label}</h2>
      {children}
    </Tabs>
  ),
};
export const Wrapped: Story = { render: (args) => <div className="story-column"><Tabs {...args} /></div> };
export const WrappedRow: Story = {
  render: () => (
    <div className="story-row">
      <Tab />
      <Opened />
    </div>
  ),
};
export const Spread: Story = { args: { ...rows, children: 'a < b' } };
export const Inherited: Story = { ...WithArgs, globals: { direction: 'rtl' } };
`;

const SHARED = `import { formatMoney } from '#format/format.ts';
import type { Row } from '#elements/tabs/tabs.types.ts';

const first: Row = { fee: formatMoney(100) };
export const rows: readonly Row[] = [first];
`;
const readRows = (name: string) => (name === 'sample-rows.ts' ? SHARED : '');

const { Overview, WithArgs, WithRender, Wrapped, WrappedRow, Spread, Inherited } = storySources(
  STORIES,
  'tabs',
  readRows,
) as Record<string, string>;
const exampleOf = (source: string | undefined) => source?.slice(source.indexOf('export const Example')) ?? '';

describe('storySources', () => {
  it('prints arguments as attributes and children, and imports from the package', () => {
    expect(Overview).toBe(
      "import '@plinth/ui-kit/define/badge';\nimport { Tabs } from '@plinth/ui-kit/react/tabs';\n\n" +
        'export const Example = () => (\n  <Tabs label="Platforms" count={4}>Linked</Tabs>\n);',
    );
  });

  it('prefers the arguments of the story, and omits undefined ones', () => {
    expect(exampleOf(WithArgs)).toContain('<Tabs count={4} open size={tabSizes[1]}><b>Bold</b></Tabs>');
    expect(WithArgs).toContain("import { tabSizes } from '@plinth/ui-kit/elements/tabs/tabs';");
  });

  it('inserts the arguments where the render function uses them', () => {
    expect(exampleOf(WithRender)).toContain(
      '<Tabs label="Platforms" count={5}>\n    <h2>Platforms</h2>\n    Linked\n  </Tabs>',
    );
  });

  it('omits layout wrappers', () => {
    expect(exampleOf(Wrapped)).toContain('(\n  <Tabs label="Platforms" count={4}>Linked</Tabs>\n)');
    expect(exampleOf(WrappedRow)).toContain('(\n  <>\n    <Tab />\n    <Opened />\n  </>\n)');
  });

  it('includes the declarations that it uses', () => {
    expect(WrappedRow).toContain(
      "const LONG = 'Northgate Business Bank';\n\nconst names = ['a', LONG];\n\nfunction Opened() {",
    );
    expect(WrappedRow).toContain("import { iconPlus } from '@plinth/ui-kit/icons';");
    expect(WrappedRow).not.toMatch(/import .*(Tabs|StoryObj)/);
  });

  it('keeps spread arguments, and quotes values that JSX text cannot contain', () => {
    expect(exampleOf(Spread)).toContain(`<Tabs label="Platforms" count={4} {...rows}>{'a < b'}</Tabs>`);
  });

  it('includes the declarations of modules that stories share', () => {
    expect(Spread).toContain("import type { Row } from '@plinth/ui-kit/elements/tabs/tabs.types';");
    expect(Spread).toContain('const first: Row = { fee: formatMoney(100) };\n\nconst rows: readonly Row[] = [first];');
  });

  it('lists the constants without their types, for pages without React', () => {
    expect(storyConstants(STORIES, 'tabs', readRows).map(({ name, code }) => [name, code])).toEqual([
      ['first', 'const first = { fee: formatMoney(100) };'],
      ['rows', 'const rows = [first];'],
      ['LONG', "const LONG = 'Northgate Business Bank';"],
      ['names', "const names = ['a', LONG];"],
    ]);
  });

  it('includes the arguments of a story that is spread into another', () => {
    expect(Inherited).toBe(WithArgs);
  });

  it.each([
    ['#format/format.ts', '@plinth/ui-kit/format'],
    ['#format/csv.ts', '@plinth/ui-kit/csv'],
    ['#elements/tabs/tab.ts', '@plinth/ui-kit/elements/tabs/tab'],
    ['./tabs.model.ts', '@plinth/ui-kit/elements/tabs/tabs.model'],
    ['../button/button.ts', '@plinth/ui-kit/elements/button/button'],
    ['react', 'react'],
  ])('imports %s as %s', (specifier, expected) => {
    expect(publicSpecifier(specifier, 'tabs')).toBe(expected);
  });
});
