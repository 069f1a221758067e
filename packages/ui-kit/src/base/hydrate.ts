/**
 * Hydrates elements that were rendered on a server. Import `@plinth/ui-kit/hydrate` before any element and before Lit.
 * Pages without server rendering don't need it.
 */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { hydrate } from '@lit-labs/ssr-client';
import { LitElement, type PropertyValues } from 'lit';
import { PlinthElement } from './plinth-element.ts';
import { RENDERED_AT, FILLED_SLOTS } from './server.ts';
import { warn } from './warn.ts';

declare global {
  var litElementHydrateSupport: ((lit: { readonly LitElement: typeof LitElement }) => void) | undefined;
}

/** Elements with a server-rendered tree that are not hydrated yet, each with a clone from the time of its upgrade. */
const pendingElements = new WeakMap<PlinthElement, PlinthElement>();

// If Lit was loaded first, its support hook has not been called.
if (!Object.hasOwn(LitElement, 'observedAttributes')) globalThis.litElementHydrateSupport?.({ LitElement });

const createRenderRoot = PlinthElement.prototype['createRenderRoot'];
const update = LitElement.prototype['update'];

/** Returns a detached element with the state that its markup had on the server. */
function restoreServerState(element: PlinthElement, twin: PlinthElement): PlinthElement {
  for (const slot of (element.getAttribute(FILLED_SLOTS) ?? '').split(' ').filter(Boolean)) {
    twin.append(Object.assign(element.ownerDocument.createElement('i'), { slot }));
  }
  // In a template of the kit, its properties were set on the server too.
  if (element.getRootNode() instanceof ShadowRoot) {
    const { elementProperties } = element.constructor as typeof PlinthElement;
    for (const [name, { state }] of elementProperties) {
      if (!state) Reflect.set(twin, name, Reflect.get(element, name));
    }
  }
  return twin;
}

/** Returns the template as rendered on the server, since the page's state, such as its language, width or properties, may differ by now. */
function renderServerTemplate(element: PlinthElement, copy: PlinthElement): unknown {
  const twin = restoreServerState(element, copy);
  let template: unknown;
  twin['createRenderRoot'] = () => twin;
  twin['shouldUpdate'] = (changed) => {
    twin['willUpdate'](changed);
    template = twin['render']();
    return false;
  };
  twin['performUpdate']();
  return template;
}

/** Adds empty text nodes, which Lit expects and the HTML parser does not create. */
function addEmptyTextNodes(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { nextSibling: next } = node;
    if (node.nodeValue === 'lit-part' && next?.nodeType === Node.COMMENT_NODE && next.nodeValue === '/lit-part')
      next.before('');
  }
}

function hydrateElement(element: PlinthElement, copy: PlinthElement): void {
  const root = element.renderRoot;
  addEmptyTextNodes(root);
  try {
    hydrate(renderServerTemplate(element, copy), root, element.renderOptions);
  } catch (error) {
    // Another version of the kit rendered it, or the server set properties that are not in the markup.
    root.replaceChildren();
    warn(element, `the server-rendered content does not match and is rendered again: ${String(error)}`);
  }
  for (const name of [FILLED_SLOTS, RENDERED_AT]) element.removeAttribute(name);
}

/** Fires `slotchange` again, since the first one fired before anyone listened. */
function dispatchSlotchange(root: ParentNode): void {
  for (const slot of root.querySelectorAll('slot')) {
    if (slot.assignedNodes().length > 0) slot.dispatchEvent(new Event('slotchange', { bubbles: true }));
  }
}

PlinthElement.prototype['createRenderRoot'] = function (this: PlinthElement) {
  // Also called when the element moves into another document; by then it has a tree of its own.
  const isServerRendered = !(this.renderRoot as ShadowRoot | undefined) && this.shadowRoot?.firstChild;
  const root = createRenderRoot.call(this);
  if (!this.shadowRoot || !isServerRendered) return root;
  pendingElements.set(this, this.cloneNode() as PlinthElement);
  // The shared style sheets replace the inline styles.
  if (this.shadowRoot.adoptedStyleSheets.length > 0) this.shadowRoot.querySelector('style')?.remove();
  return root;
};

PlinthElement.prototype['update'] = function (this: PlinthElement, changed: PropertyValues) {
  const copy = pendingElements.get(this);
  pendingElements.delete(this);
  if (copy) hydrateElement(this, copy);
  update.call(this, changed);
  if (copy) void this.updateComplete.then(() => dispatchSlotchange(this.renderRoot));
};
