/** Each scanner of the contract reports planted violations and accepts what is allowed. */
import { describe, expect, it } from 'vitest';
import { eventType, eventTypes, usageOf } from '../gen/elements.ts';
import { literalAddresses } from './addresses.ts';
import {
  eventProblems,
  firedEvents,
  manifestEventProblems,
  missingFiles,
  namingProblems,
  storyProblems,
  suiteProblems,
  undescribed,
  unnamedStates,
  usageProblems,
} from './elements.ts';
import { borrowedProperties, pinnedVersions, styleAttributes } from './source.ts';
import { keysOf, unknownKeys, unusedKeys, wordsOf } from './words.ts';

const module = (text: string) => ({ path: 'a.tsx', text });

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

describe('the scanners of elements', () => {
  it('miss the files of an element and of a part of one', () => {
    const at = 'packages/ui-kit/src/elements/tabs';
    const generated = ['tabs', 'tab'].flatMap((name) => [
      `packages/ui-kit/src/define/${name}.ts`,
      `packages/ui-kit/src/react/${name}.ts`,
    ]);
    const all = (name: string) => ['.ts', '.test.ts', '.stories.tsx'].map((ending) => `${at}/${name}${ending}`);
    const there = new Set([...generated, ...all('tabs'), ...all('tab')]);
    expect(missingFiles({ name: 'tab', folder: 'tabs' }, there)).toEqual([]);
    expect(missingFiles({ name: 'tabs', folder: 'tabs' }, there)).toEqual([`${at}/tabs.styles.ts is missing`]);
    expect(missingFiles({ name: 'tab', folder: 'tabs' }, new Set())).toHaveLength(5);
  });

  it('see a class, a tag and a wrapper that are called otherwise', () => {
    const wrapper = "export const SideTabs = createComponent({\n  tagName: 'plinth-side-tabs',\n";
    expect(namingProblems('side-tabs', TABS, "define('plinth-side-tabs', PlinthSideTabs);", wrapper)).toEqual([]);
    expect(namingProblems('tabs', TABS, "define('plinth-side-tabs', PlinthSideTabs);", wrapper)).toHaveLength(3);
  });

  it('see a wrong title and a missing overview', () => {
    const stories = 'export const Overview: Story = {};\n';
    const meta = "const meta = {\n  title: 'Elements/Side tabs',\n";
    expect(storyProblems('side-tabs', meta + stories)).toEqual([]);
    expect(storyProblems('side-tabs', meta.replace('Side tabs', 'SideTabs'))).toHaveLength(2);
  });

  it('see use that is not told, not a sentence, or told twice', () => {
    const element = (...tags: string[]) =>
      `/**\n * Tab.\n *\n${tags.map((tag) => ` * @${tag}\n`).join('')} */\nexport class PlinthTab extends A {}\n`;
    const told = ['when Inside `plinth-tabs`.', 'whenNot Outside of them.', 'keyboard Enter, Space — Chooses it.'];
    expect(usageProblems('tab', element(...told))).toEqual([]);
    expect(usageProblems('tab', element(...told.slice(0, 2), 'keyboard none'))).toEqual([]);
    expect(usageProblems('tab', element())).toHaveLength(3);
    expect(usageProblems('tab', element(...told, 'when Always.'))).toHaveLength(1);
    expect(
      usageProblems('tab', element('when inside tabs', 'whenNot Outside.', 'keyboard Enter chooses it.')),
    ).toHaveLength(2);
    expect(usageProblems('tab', element(...told, 'keyboard none'))).toHaveLength(1);
    expect(usageOf(element(...told))).toEqual({
      when: 'Inside `plinth-tabs`.',
      whenNot: 'Outside of them.',
      keyboard: [{ keys: 'Enter, Space', description: 'Chooses it.' }],
    });
    expect(usageOf(element('keyboard none')).keyboard).toEqual([]);
    expect(usageOf(element('keyboard none — Its input has them.')).keyboard).toEqual([
      { keys: '', description: 'Its input has them.' },
    ]);
  });

  it('know the type of an event by its map, by the map of a part, and of a native one', () => {
    const types = eventTypes([
      TABS,
      TAB,
      "export interface PlinthBarEventMap {\n  'plinth-bar-change': PlinthSideTabsEventMap['plinth-tab-change'];\n}\n",
    ]);
    const change = 'CustomEvent<{ readonly value: string }>';
    expect(eventType('plinth-tab-change', 'PlinthSideTabsEventMap', types)).toBe(change);
    expect(eventType('plinth-bar-change', 'PlinthBarEventMap', types)).toBe(change);
    expect(eventType('plinth-tab-close', 'PlinthSideTabsEventMap', types)).toBe('CustomEvent<undefined>');
    expect(eventType('change', 'PlinthSideTabsEventMap', types)).toBe('Event');
  });

  it('see a custom state that the styles ask for and nobody names', () => {
    const declaration = { kind: 'class', name: 'A', customElement: true, cssStates: [{ name: 'scrolled' }] } as const;
    expect(
      unnamedStates({ ...declaration, cssStates: [...declaration.cssStates] }, ':host(:state(scrolled)) {}'),
    ).toEqual([]);
    expect(
      unnamedStates({ ...declaration, cssStates: [] }, ':host(:state(scrolled)) {} :host(:not(:state(open))) {}'),
    ).toHaveLength(2);
  });

  it('see tests that begin with something else, or test another element', () => {
    expect(suiteProblems('tab', "describeElement({\n  name: 'tab',\n});\ndescribe('x')")).toEqual([]);
    expect(suiteProblems('tab', "describeElement({ name: 'tabs' });")).toHaveLength(1);
    expect(suiteProblems('tab', "describe('x')\ndescribeElement({ name: 'tab' });")).toHaveLength(1);
  });

  it('hold events and doc block against each other, in both directions', () => {
    expect(eventProblems('side-tabs', TABS, TABS + TAB)).toEqual([]);
    const line = ' * @fires plinth-tab-change - when one is chosen.\n';
    expect(eventProblems('side-tabs', TABS.replace(line, ''), TABS + TAB)).toEqual([
      'plinth-tab-change is in the event map and has 0 @fires',
    ]);
    expect(eventProblems('side-tabs', TABS.replace(line, line + line), TABS + TAB)).toEqual([
      'plinth-tab-change is in the event map and has 2 @fires',
    ]);
    expect(eventProblems('side-tabs', TABS, TABS)).toEqual(['@fires plinth-tab-close is in no event map']);
    const twice = TABS.replace(' * @fires change', ' * @fires change - a\n * @fires change');
    expect(eventProblems('side-tabs', twice, TABS + TAB)).toEqual(['change has two @fires']);
  });

  it('hold the manifest against the doc block and ask for descriptions', () => {
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
    const plain = { ...declaration, events: [...declaration.events], members: [...declaration.members] };
    expect(
      manifestEventProblems(
        firedEvents(
          'side-tabs',
          '/** a\n * @fires change - b\n * @fires input - c\n */\nexport class PlinthSideTabs {}',
        ),
        plain,
      ),
    ).toEqual(['the manifest has the event "type", the doc block has not', '@fires input is not in the manifest']);
    expect(undescribed(plain)).toEqual(['bare has no description']);
  });
});

describe('the scanners of sources', () => {
  it.each(['<p style={{ top: 0 }} />', 'html`<p style=${styles}>`', '<p\n  class="a"\n  style="top: 0">'])(
    'find the style attribute in %j',
    (text) => {
      expect(styleAttributes(module(text))).toHaveLength(1);
    },
  );

  it('see a private property that is inherited from another element', () => {
    const sheet = (path: string, rule: string) => ({ path, text: `css\`\n:host { ${rule} }\`` });
    const reader = sheet('button/button.styles.ts', 'border-color: var(--_line, transparent)');
    expect(borrowedProperties([reader, sheet('button/part.styles.ts', '--_line: red')])).toEqual([]);
    expect(borrowedProperties([reader, sheet('alert/alert.styles.ts', '--_line-2: red')])).toEqual([]);
    expect(borrowedProperties([reader, sheet('alert/alert.styles.ts', '--_line: red')])).toEqual([
      'button/button.styles.ts:2: --_line is set by alert/alert.styles.ts too',
    ]);
  });

  it('leave styles of Intl and names that begin alike alone', () => {
    const text = "const dateStyle = 'short'; styles = [a]; new Intl.NumberFormat(tag, { style: 'percent' });";
    expect(styleAttributes(module(text))).toEqual([]);
  });

  it('find versions beside the catalog', () => {
    const manifest = (text: object) => ({ path: 'packages/x/package.json', text: JSON.stringify(text) });
    expect(
      pinnedVersions(manifest({ dependencies: { a: 'catalog:', b: 'workspace:*' }, peerDependencies: { c: '^19' } })),
    ).toEqual([]);
    for (const group of ['dependencies', 'devDependencies', 'optionalDependencies']) {
      expect(pinnedVersions(manifest({ [group]: { typescript: '6.0.3' } }))).toHaveLength(1);
    }
  });
});

describe('the scanners of words', () => {
  const keys = keysOf({
    auth: { signIn: 'Sign in', weeks_one: 'a', weeks_other: 'b', reason: { expired: 'c', elsewhere: 'd' } },
  });

  it('read keys out of nested files', () => {
    expect(keys).toEqual([
      'auth.signIn',
      'auth.weeks_one',
      'auth.weeks_other',
      'auth.reason.expired',
      'auth.reason.elsewhere',
    ]);
  });

  it('find keys that no locale holds, in either branch and in templates', () => {
    const text =
      "t('auth.signIn'); t('auth.weeks', { count }); t(`auth.reason.${x}`); t(a ? 'auth.nope' : 'auth.signIn'); i18n.t('auth.gone'); t(`auth.cause.${x}`);";
    const found = unknownKeys({ path: 'a.tsx' }, wordsOf(module(text)), keys);
    expect(found).toEqual([
      "a.tsx:1: t('auth.nope') is in no locale",
      "a.tsx:1: t('auth.gone') is in no locale",
      'a.tsx:1: no key of the locale fits auth.cause.…',
    ]);
    expect(unknownKeys({ path: 'a.tsx' }, wordsOf(module('<Trans i18nKey="auth.away" />')), keys)).toHaveLength(1);
  });

  it('find keys that nothing asks for', () => {
    const used = (text: string) => unusedKeys(keys, [wordsOf(module(text))]);
    expect(used("t('auth.signIn'); t('auth.weeks'); t(`auth.reason.${x}`);")).toEqual([]);
    expect(used("const title = 'auth.signIn'; memberName(t, 'auth.reason', x); t('auth.weeks')")).toEqual([]);
    expect(used("const x = 'auth'; t(`${a}.${b}`);")).toEqual(keys);
    expect(used("t(`auth.${x}.expired`); t('auth.weeks_one'); t('auth.signIn')")).toEqual([
      'auth.weeks_other',
      'auth.reason.elsewhere',
    ]);
  });

  it.each([
    '<p>Hello</p>',
    "<p>{'Hello'}</p>",
    '<p>{a ? `Hello` : null}</p>',
    '<Field label="Hello" />',
    "<Field label={a ? 'Hello' : ''} />",
    '<p aria-label="Hello" />',
    '<input placeholder="Hello" />',
    '<Alert heading={`Hello ${name}`} />',
  ])('find the text in %s', (text) => {
    expect(wordsOf(module(text)).plain).toEqual([{ text: 'Hello', line: 1 }]);
  });

  it.each([
    "<p>{t('auth.signIn')}</p>",
    '<p>{name} · {year}</p>',
    '<Field label={label} name="email" className="text" />',
    '<p>© {year}</p>',
  ])('find no text in %s', (text) => {
    expect(wordsOf(module(text)).plain).toEqual([]);
  });

  it('stop at a module that does not parse', () => {
    expect(() => wordsOf(module('const = ;'))).toThrow(/a\.tsx/);
  });
});

describe('the scanner of addresses', () => {
  const paths = ['/', '/login', '/tickets', '/bank-accounts/:connectionId/authenticate'];

  it.each([
    "const from = '/tickets';",
    "await page.goto('/login?scenario=bank');",
    "await page.goto('/');",
    "navigate('/', { replace: true });",
    'const a = <Link to="/">Home</Link>;',
    'const a = <Link to="/login#form">Sign in</Link>;',
    'const href = `/bank-accounts/${id}/authenticate`;',
    'await page.goto(`${origin}/login`);',
    "const evil = 'https://evil.test/tickets';",
    "const evil = '//evil.test/tickets';",
    String.raw`await expect(page).toHaveURL(/\/login$/);`,
  ])('sees %s', (text) => {
    expect(literalAddresses({ path: 'packages/app/src/a.tsx', text }, paths)).toEqual([
      expect.stringContaining('packages/app/src/a.tsx:1: '),
    ]);
  });

  it.each([
    "navigate(hrefOf('tickets'));",
    "const call = 'GET /tickets';",
    "const api = '/v1/tickets';",
    "const page = import('./tickets/page.tsx');",
    "const names = path.split('/');",
    "const other = '/ticketing';",
    String.raw`const pattern = /\/hosted\/login\.html/;`,
  ])('lets pass %s', (text) => {
    expect(literalAddresses({ path: 'packages/app/src/a.tsx', text }, paths)).toEqual([]);
  });
});
