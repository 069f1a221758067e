import { afterEach, describe, expect, it } from 'vitest';
import type { Define } from '#base/scope.ts';
import { renderedMarkup, createElement, mount, rendered, specimens, type Specimen } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });
const scoped = import.meta.glob<{ readonly define: Define }>('../../scoped/*.ts', { eager: true });

const PREFIX = 'other';
const registry = new CustomElementRegistry();
for (const { define } of Object.values(scoped)) {
  define(customElements, PREFIX);
  define(registry);
}

afterEach(() => document.body.replaceChildren());

const withPrefix = (text: string): string => text.replaceAll(/(?<=<\/?)plinth-/g, `${PREFIX}-`);

/** Puts the element of a specimen into a shadow tree with its own registry. */
async function mountInRegistry(scopedRegistry: CustomElementRegistry, { markup, values }: Specimen): Promise<Element> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open', customElementRegistry: scopedRegistry });
  root.innerHTML = markup;
  const [element] = root.children;
  if (!element) throw new Error('The specimen has no element.');
  Object.assign(element, values);
  await rendered(element);
  return element;
}

/** Returns the undefined custom elements in the tree of an element. */
const undefinedTags = (element: Element): string[] =>
  [...(element.shadowRoot?.querySelectorAll(':not(:defined)') ?? [])].map(({ localName }) => localName);

/** Returns the selectors of an element's styles, including those of nested rules. */
function selectorsOf(rules: Iterable<CSSRule>): string[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
    ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
  ]);
}

describe.each(specimens)('$tag', (specimen) => {
  it('has no tag names of the kit in its styles, because a prefix changes them', async () => {
    const { shadowRoot } = await mount(specimen);
    const selectors = [...(shadowRoot?.adoptedStyleSheets ?? [])].flatMap(({ cssRules }) => selectorsOf(cssRules));
    expect(selectors.filter((each) => /(?<![\w-])plinth-/.test(each))).toEqual([]);
    expect(selectors.length).toBeGreaterThan(0);
  });

  it('renders the same with another prefix, using elements with that prefix', async () => {
    const expected = renderedMarkup(await mount(specimen));
    const prefixed = {
      ...specimen,
      tag: specimen.tag.replace(/^plinth-/, `${PREFIX}-`),
      markup: withPrefix(specimen.markup),
    };
    expect(createElement(prefixed).constructor).not.toBe(createElement(specimen).constructor);
    const element = await mount(prefixed);
    expect(renderedMarkup(element)).toBe(withPrefix(expected));
    expect(undefinedTags(element)).toEqual([]);
  });

  it('renders the same in a scoped registry, using elements of that registry', async () => {
    const expected = renderedMarkup(await mount(specimen));
    const element = await mountInRegistry(registry, specimen);
    expect(element).toBeInstanceOf(registry.get(specimen.tag));
    expect(renderedMarkup(element)).toBe(expected);
    expect(undefinedTags(element)).toEqual([]);
    const unscoped = [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter(
      (each) => each.localName.startsWith('plinth-') && each.customElementRegistry !== registry,
    );
    expect(unscoped).toEqual([]);
  });
});
