import type { LitElement, RenderOptions } from 'lit';
import { define } from './define.ts';

type Scope = NonNullable<RenderOptions['creationScope']>;

/** What the tags of the kit begin with, where nobody says otherwise. */
const PREFIX = 'plinth';

/**
 * Registers an element, and those that its template uses.
 * @param registry where; the page's own by default. In a registry of its own the element's tree uses that registry too.
 * @param prefix what the tags begin with instead of `plinth`: `acme` makes `<acme-button>`. Events keep their names.
 */
export type Define = (registry?: CustomElementRegistry, prefix?: string) => void;

/** A copy of a template's content with the tags of the kit under another prefix; every node keeps its place. */
function underPrefix(content: Node, prefix: string): Node {
  const copy = content.cloneNode(true) as DocumentFragment;
  for (const element of copy.querySelectorAll('*')) {
    if (!element.localName.startsWith(`${PREFIX}-`)) continue;
    const renamed = element.ownerDocument.createElement(prefix + element.localName.slice(PREFIX.length));
    for (const attribute of element.attributes) renamed.setAttributeNode(attribute.cloneNode() as Attr);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
  return copy;
}

/** Brings the content of templates to life in a registry, with tags of the kit under a prefix; renames each content once. */
function scopeOf(registry: CustomElementRegistry, prefix: string): Scope {
  const renamed = new WeakMap<Node, Node>();
  const named = (content: Node): Node => {
    if (prefix === PREFIX) return content;
    const known = renamed.get(content) ?? underPrefix(content, prefix);
    renamed.set(content, known);
    return known;
  };
  const options = registry === customElements ? true : { customElementRegistry: registry };
  return { importNode: (content) => document.importNode(named(content), options) };
}

/** The class for a registry and a prefix: a registry takes a class under one tag only, and the template needs both. */
function scoped(elementClass: typeof LitElement, registry: CustomElementRegistry, prefix: string): typeof LitElement {
  const scope = scopeOf(registry, prefix);
  const own: ShadowRootInit = { ...elementClass.shadowRootOptions };
  if (registry !== customElements) own.customElementRegistry = registry;
  return class extends elementClass {
    static override shadowRootOptions = own;

    protected override createRenderRoot(): HTMLElement | DocumentFragment {
      this.renderOptions.creationScope = scope;
      return super.createRenderRoot();
    }
  };
}

/**
 * Makes the way to register one element wherever a page wants it. Nothing of this is in a page that uses `define/…`.
 * @param name its tag without the prefix: `split-button`.
 * @param needs the elements that its template uses.
 */
export function definer(name: string, elementClass: typeof LitElement, needs: readonly Define[] = []): Define {
  return (registry = globalThis.customElements, prefix = PREFIX) => {
    if (!registry) return;
    const tag = `${prefix}-${name}`;
    const known = registry.get(tag);
    // Ours, from an earlier call.
    if (known && Object.getPrototypeOf(known) === elementClass) return;
    for (const need of needs) need(registry, prefix);
    const plain = registry === globalThis.customElements && prefix === PREFIX;
    define(tag, plain ? elementClass : scoped(elementClass, registry, prefix), registry);
  };
}
