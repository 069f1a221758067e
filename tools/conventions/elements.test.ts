import { describe, expect, it } from 'vitest';
import { eventType, usageOf } from '../gen/elements.ts';
import type { TypedDeclaration } from '../gen/named-types.ts';
import {
  eventProblems,
  firedEvents,
  manifestEventProblems,
  missingFiles,
  namingProblems,
  storyProblems,
  suiteProblems,
  undescribed,
  unclearTexts,
  untyped,
  unnamedStates,
  usageProblems,
} from './elements.ts';

const TABS = `import { a } from 'b';
export interface PlinthSideTabsEventMap extends PlinthSideTabEventMap {
  'plinth-tab-change': CustomEvent<{ readonly value: string }>;
}

/** Something else. @fires plinth-other - no. */
const other = 1;

/**
 * Tabs.
 *
 * @fires plinth-tab-change - when one is chosen.
 * @fires plinth-tab-close - from the tab.
 * @fires change - as a native control.
 */
export class PlinthSideTabs extends PlinthElement {}
`;
const TAB = `export interface PlinthSideTabEventMap {
  'plinth-tab-close': CustomEvent<undefined>;
}
`;

describe('checks of elements', () => {
  it('report missing files of an element and of a part of one', () => {
    const base = 'packages/ui-kit/src/elements/tabs';
    const generated = ['tabs', 'tab'].flatMap((name) => [
      `packages/ui-kit/src/define/${name}.ts`,
      `packages/ui-kit/src/react/${name}.ts`,
    ]);
    const all = (name: string) => ['.ts', '.test.ts', '.stories.tsx'].map((ending) => `${base}/${name}${ending}`);
    const existingPaths = new Set([...generated, ...all('tabs'), ...all('tab')]);
    expect(missingFiles({ name: 'tab', folder: 'tabs' }, existingPaths)).toEqual([]);
    expect(missingFiles({ name: 'tabs', folder: 'tabs' }, existingPaths)).toEqual([
      `${base}/tabs.styles.ts is missing`,
    ]);
    expect(missingFiles({ name: 'tab', folder: 'tabs' }, new Set())).toHaveLength(5);
  });

  it('report names of class, tag and wrapper that differ', () => {
    const wrapper = "export const SideTabs = createComponent({\n  tagName: 'plinth-side-tabs',\n";
    expect(namingProblems('side-tabs', TABS, "define('plinth-side-tabs', PlinthSideTabs);", wrapper)).toEqual([]);
    expect(namingProblems('tabs', TABS, "define('plinth-side-tabs', PlinthSideTabs);", wrapper)).toHaveLength(3);
  });

  it('report a wrong title and a missing overview', () => {
    const stories = 'export const Overview: Story = {};\n';
    const meta = "const meta = {\n  title: 'Navigation/Tabs/Side tabs',\n";
    expect(storyProblems('side-tabs', meta + stories)).toEqual([]);
    expect(storyProblems('side-tabs', meta.replace('Side tabs', 'SideTabs'))).toHaveLength(2);
    expect(storyProblems('side-tabs', meta.replace('Navigation', 'Elements') + stories)).toHaveLength(1);
  });

  it('report usage that is missing, not a sentence, or duplicated', () => {
    const element = (...tags: string[]) =>
      `/**\n * Tab.\n *\n${tags.map((tag) => ` * @${tag}\n`).join('')} */\nexport class PlinthTab extends A {}\n`;
    const usageTags = ['when Inside `plinth-tabs`.', 'whenNot Outside of them.', 'keyboard Enter, Space — Chooses it.'];
    expect(usageProblems('tab', element(...usageTags))).toEqual([]);
    expect(usageProblems('tab', element(...usageTags.slice(0, 2), 'keyboard none'))).toEqual([]);
    expect(usageProblems('tab', element())).toHaveLength(3);
    expect(usageProblems('tab', element(...usageTags, 'when Always.'))).toHaveLength(1);
    expect(
      usageProblems('tab', element('when inside tabs', 'whenNot Outside.', 'keyboard Enter chooses it.')),
    ).toHaveLength(2);
    expect(usageProblems('tab', element(...usageTags, 'keyboard none'))).toHaveLength(1);
    expect(usageOf(element(...usageTags))).toEqual({
      when: 'Inside `plinth-tabs`.',
      whenNot: 'Outside of them.',
      keyboard: [{ keys: 'Enter, Space', description: 'Chooses it.' }],
    });
    expect(usageOf(element('keyboard none')).keyboard).toEqual([]);
    expect(usageOf(element('keyboard none — Its input has them.')).keyboard).toEqual([
      { keys: '', description: 'Its input has them.' },
    ]);
  });

  it('find the type of an event in its map, in the map of a part, or as a native event', () => {
    const maps = {
      PlinthSideTabsEventMap: { 'plinth-tab-change': 'CustomEvent<{ readonly value: string }>' },
      PlinthSideTabEventMap: { 'plinth-tab-close': 'CustomEvent<undefined>' },
      PlinthBarEventMap: { 'plinth-bar-change': "PlinthSideTabsEventMap['plinth-tab-change']" },
    };
    const change = 'CustomEvent<{ readonly value: string }>';
    expect(eventType('plinth-tab-change', 'PlinthSideTabsEventMap', maps)).toBe(change);
    expect(eventType('plinth-bar-change', 'PlinthBarEventMap', maps)).toBe(change);
    expect(eventType('plinth-tab-close', 'PlinthSideTabsEventMap', maps)).toBe('CustomEvent<undefined>');
    expect(eventType('change', 'PlinthSideTabsEventMap', maps)).toBe('Event');
  });

  it('report a custom state that the styles select and no doc block names', () => {
    const declaration = { kind: 'class', name: 'A', customElement: true, cssStates: [{ name: 'scrolled' }] } as const;
    expect(
      unnamedStates({ ...declaration, cssStates: [...declaration.cssStates] }, ':host(:state(scrolled)) {}'),
    ).toEqual([]);
    expect(
      unnamedStates({ ...declaration, cssStates: [] }, ':host(:state(scrolled)) {} :host(:not(:state(open))) {}'),
    ).toHaveLength(2);
  });

  it('report tests that start with another suite or test another element', () => {
    expect(suiteProblems('tab', "describeElement({\n  name: 'tab',\n});\ndescribe('x')")).toEqual([]);
    expect(suiteProblems('tab', "describeElement({ name: 'tabs' });")).toHaveLength(1);
    expect(suiteProblems('tab', "describe('x')\ndescribeElement({ name: 'tab' });")).toHaveLength(1);
  });

  it('compare events and doc block in both directions', () => {
    expect(eventProblems('side-tabs', TABS, TABS + TAB)).toEqual([]);
    const line = ' * @fires plinth-tab-change - when one is chosen.\n';
    expect(eventProblems('side-tabs', TABS.replace(line, ''), TABS + TAB)).toEqual([
      'plinth-tab-change is in the event map and has 0 @fires',
    ]);
    expect(eventProblems('side-tabs', TABS.replace(line, line + line), TABS + TAB)).toEqual([
      'plinth-tab-change is in the event map and has 2 @fires',
    ]);
    expect(eventProblems('side-tabs', TABS, TABS)).toEqual(['@fires plinth-tab-close is in no event map']);
    const duplicate = TABS.replace(' * @fires change', ' * @fires change - a\n * @fires change');
    expect(eventProblems('side-tabs', duplicate, TABS + TAB)).toEqual(['change has two @fires']);
    const oneWord = (text: string) => text.replaceAll('plinth-tab-change', 'plinth-change');
    expect(eventProblems('side-tabs', oneWord(TABS), oneWord(TABS) + TAB)).toEqual([
      'plinth-change is not plinth-<noun>-<verb>',
    ]);
  });

  it('compare the manifest with the doc block and report missing descriptions', () => {
    const declaration = {
      kind: 'class',
      name: 'X',
      customElement: true,
      events: [
        { name: 'change', type: { text: 'Event' } },
        { name: 'type', type: { text: 'Event' } },
      ],
      members: [
        { kind: 'field', name: 'value', description: 'What is chosen.' },
        { kind: 'field', name: 'bare' },
        { kind: 'method', name: 'show' },
      ],
    } as const;
    const mutableDeclaration = { ...declaration, events: [...declaration.events], members: [...declaration.members] };
    expect(
      manifestEventProblems(
        firedEvents(
          'side-tabs',
          '/** a\n * @fires change - b\n * @fires input - c\n */\nexport class PlinthSideTabs {}',
        ),
        mutableDeclaration,
      ),
    ).toEqual(['the manifest has the event "type", but the doc block does not', '@fires input is not in the manifest']);
    expect(undescribed(mutableDeclaration)).toEqual(['bare has no description']);
  });

  it('report members, parameters and events without a type, and types that the manifest does not declare', () => {
    const type = (text: string) => ({ type: { text } });
    const types = [{ name: 'TableSort', description: '', text: 'interface TableSort { readonly by: SortKey }' }];
    const declaration: TypedDeclaration = {
      kind: 'class',
      name: 'A',
      customElement: true,
      types,
      members: [
        { kind: 'field', name: 'rows', ...type('readonly Row[]') },
        { kind: 'field', name: 'sort', ...type('TableSort | undefined') },
        { kind: 'field', name: 'size', ...type("'Small' | 'Large'") },
        { kind: 'field', name: 'bare' },
        { kind: 'method', name: 'show', parameters: [{ name: 'options' }], return: type('Handle') },
        { kind: 'method', name: 'hide' },
      ],
      events: [{ name: 'plinth-a-open', ...type('') }],
    };
    expect(untyped(declaration)).toEqual([
      'bare has no type',
      'the parameter options of show has no type',
      'the result of hide has no type',
      'plinth-a-open has no type',
      'Handle is declared nowhere',
      'SortKey is declared nowhere',
    ]);
  });

  it('report references in public texts that readers of the package cannot follow', () => {
    const declaration = (description: string) =>
      ({ kind: 'class', name: 'A', customElement: true, description }) as const;
    for (const text of [
      'As in product.md#entities.',
      'See docs/decisions/0005.',
      'TODO: size',
      'As `base/dom.ts` does.',
    ])
      expect(unclearTexts(declaration(text))).toHaveLength(1);
    expect(unclearTexts(declaration('For a decision, a dialog; RFC 4180.'))).toEqual([]);
  });
});
