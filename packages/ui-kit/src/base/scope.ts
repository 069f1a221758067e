import type { LitElement, RenderOptions } from 'lit';
import { define } from './define.ts';

type Scope = NonNullable<RenderOptions['creationScope']>;

/** The default prefix of all tags. */
const DEFAULT_PREFIX = 'plinth';

/**
 * Registers an element and the elements that its template uses.
 * @param registry The registry. Defaults to the global one. With another registry, the element's shadow tree uses that one too.
 * @param prefix The prefix of the tags instead of `plinth`: `acme` defines `<acme-button>`. Event names stay the same.
 */
export type Define = (registry?: CustomElementRegistry, prefix?: string) => void;

/** Returns a copy of a template's content with the kit's tags under another prefix; every node keeps its position. */
function withPrefix(content: Node, prefix: string): Node {
  const copy = content.cloneNode(true) as DocumentFragment;
  for (const element of copy.querySelectorAll('*')) {
    if (!element.localName.startsWith(`${DEFAULT_PREFIX}-`)) continue;
    const renamed = element.ownerDocument.createElement(prefix + element.localName.slice(DEFAULT_PREFIX.length));
    for (const attribute of element.attributes) renamed.setAttributeNode(attribute.cloneNode() as Attr);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
  return copy;
}

/** Returns a creation scope for a registry and a prefix, which renames each template's content once. */
function createScope(registry: CustomElementRegistry, prefix: string): Scope {
  const renamed = new WeakMap<Node, Node>();
  const rename = (content: Node): Node => {
    if (prefix === DEFAULT_PREFIX) return content;
    const renamedContent = renamed.get(content) ?? withPrefix(content, prefix);
    renamed.set(content, renamedContent);
    return renamedContent;
  };
  const options = registry === customElements ? true : { customElementRegistry: registry };
  return { importNode: (content) => document.importNode(rename(content), options) };
}

/** Returns a subclass for a registry and a prefix, since a registry accepts a class only once and the template depends on both. */
function scoped(elementClass: typeof LitElement, registry: CustomElementRegistry, prefix: string): typeof LitElement {
  const scope = createScope(registry, prefix);
  const shadowRootOptions: ShadowRootInit = { ...elementClass.shadowRootOptions };
  if (registry !== customElements) shadowRootOptions.customElementRegistry = registry;
  return class extends elementClass {
    static override shadowRootOptions = shadowRootOptions;

    protected override createRenderRoot(): HTMLElement | DocumentFragment {
      this.renderOptions.creationScope = scope;
      return super.createRenderRoot();
    }
  };
}

/**
 * Returns a function that registers an element in any registry and under any prefix. Pages that use `define/…` don't
 * load it.
 * @param name The tag without the prefix, such as `split-button`.
 * @param dependencies The elements that the template uses.
 */
export function definer(name: string, elementClass: typeof LitElement, dependencies: readonly Define[] = []): Define {
  return (registry = globalThis.customElements, prefix = DEFAULT_PREFIX) => {
    if (!registry) return;
    const tag = `${prefix}-${name}`;
    const existingClass = registry.get(tag);
    // Already defined by an earlier call.
    if (existingClass && Object.getPrototypeOf(existingClass) === elementClass) return;
    for (const defineDependency of dependencies) defineDependency(registry, prefix);
    const isDefault = registry === globalThis.customElements && prefix === DEFAULT_PREFIX;
    define(tag, isDefault ? elementClass : scoped(elementClass, registry, prefix), registry);
  };
}
