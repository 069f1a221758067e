import { fixture } from '@open-wc/testing';
import axe from 'axe-core';
import type { LitElement, TemplateResult } from 'lit';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

/** The parameters of {@link describeElement}. */
export interface ElementCase {
  /** The tag without the kit's prefix: `button`. */
  readonly name: string;
  /** Renders a complete, accessible example, whose first element is under test. */
  readonly template: () => TemplateResult;
  /** Loads the definition: `() => import('../../define/button.ts')`. */
  readonly define: () => Promise<unknown>;
  /** Axe rules that don't apply to an isolated fixture, each with a comment that explains why. */
  readonly ignoredRules?: readonly string[];
}

const isLit = (node: Element): node is LitElement => 'updateComplete' in node;

async function updatesComplete(root: Element): Promise<void> {
  for (const node of [root, ...root.querySelectorAll('*')]) {
    if (isLit(node)) await node.updateComplete;
  }
}

/** Returns the accessibility violations that axe finds in an element. */
export async function findViolations(root: Element, ignored: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(
    ['region', 'page-has-heading-one', ...ignored].map((id) => [id, { enabled: false }]),
  );
  const result = await axe.run(root, { rules, resultTypes: ['violations'] });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Returns Lit's development warnings of the page so far, except the one about the development build. */
function litWarnings(): string[] {
  const issued: unknown = Reflect.get(globalThis, 'litIssuedWarnings');
  return issued instanceof Set
    ? [...issued].map(String).filter((warning) => warning !== 'dev-mode' && !warning.includes('lit.dev/msg/dev-mode'))
    : [];
}

/** Fails after all tests of a file if Lit has warned, for example of an element that changes while it renders. */
export function failOnLitWarnings(): void {
  // Other files have used the same page.
  const earlier = litWarnings();
  afterAll(() => expect(litWarnings().filter((warning) => !earlier.includes(warning))).toEqual([]));
}

/** Tests what applies to every element of the kit. Each element's test file starts with it. */
export function describeElement({ name, template, define, ignoredRules }: ElementCase): void {
  const tag = `plinth-${name}`;
  // Checked after all tests of the file, because most behavior is tested outside this suite.
  failOnLitWarnings();
  describe(`<${tag}> like every element`, () => {
    // Its stories are tested from left to right in the light skin.
    it('has no accessibility violations from right to left in the dark skin', async () => {
      await define();
      const element = await fixture(template());
      await updatesComplete(element);
      const root = document.documentElement;
      onTestFinished(() => {
        root.removeAttribute('dir');
        root.removeAttribute('data-skin');
        document.body.style.removeProperty('background');
      });
      root.dir = 'rtl';
      root.dataset['skin'] = 'dark';
      // The contrast of text depends on the page's background.
      document.body.style.setProperty('background', 'var(--plinth-color-page)');
      expect(await findViolations(element.parentElement ?? element, ignoredRules)).toEqual([]);
    });

    it('has no style attribute in its template, which a strict content security policy forbids', async () => {
      await define();
      const element = await fixture(template());
      await updatesComplete(element);
      expect(element.shadowRoot?.querySelector('style, [onclick], [onload]')).toBe(null);
    });
  });
}
