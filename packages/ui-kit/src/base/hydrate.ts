/**
 * Lets elements take over what a server has drawn: `import '@plinth/ui-kit/hydrate'` before any element, and before Lit.
 * A page that draws everything itself needs nothing of this.
 */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { hydrate } from '@lit-labs/ssr-client';
import { LitElement, type PropertyValues } from 'lit';
import { PlinthElement } from './plinth-element.ts';
import { DRAWN_AT, FILLED_SLOTS } from './server.ts';
import { warn } from './warn.ts';

declare global {
  var litElementHydrateSupport: ((lit: { readonly LitElement: typeof LitElement }) => void) | undefined;
}

/** Elements with a tree of a server that they have not taken over yet, each with its copy of the moment it came to life. */
const waiting = new WeakMap<PlinthElement, PlinthElement>();

// Where Lit was there before, it did not ask.
if (!Object.hasOwn(LitElement, 'observedAttributes')) globalThis.litElementHydrateSupport?.({ LitElement });

const createRenderRoot = PlinthElement.prototype['createRenderRoot'];
const update = LitElement.prototype['update'];

/** An element as the server had it: out of every page, with what its markup says. */
function twinOf(element: PlinthElement, twin: PlinthElement): PlinthElement {
  for (const slot of (element.getAttribute(FILLED_SLOTS) ?? '').split(' ').filter(Boolean)) {
    twin.append(Object.assign(element.ownerDocument.createElement('i'), { slot }));
  }
  // In a template of the kit it had its properties on the server too.
  if (element.getRootNode() instanceof ShadowRoot) {
    const { elementProperties } = element.constructor as typeof PlinthElement;
    for (const [name, { state }] of elementProperties) {
      if (!state) Reflect.set(twin, name, Reflect.get(element, name));
    }
  }
  return twin;
}

/** What the server drew: the page may know more by now, its language, its width, properties that a script set. */
function drawingOfServer(element: PlinthElement, copy: PlinthElement): unknown {
  const twin = twinOf(element, copy);
  let drawing: unknown;
  twin['createRenderRoot'] = () => twin;
  twin['shouldUpdate'] = (changed) => {
    twin['willUpdate'](changed);
    drawing = twin['render']();
    return false;
  };
  twin['performUpdate']();
  return drawing;
}

/** Lit writes a text over the one that is there, and a parser makes none of nothing. */
function addEmptyTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { nextSibling: next } = node;
    if (node.nodeValue === 'lit-part' && next?.nodeType === Node.COMMENT_NODE && next.nodeValue === '/lit-part')
      next.before('');
  }
}

function takeOver(element: PlinthElement, copy: PlinthElement): void {
  const root = element.renderRoot;
  addEmptyTexts(root);
  try {
    hydrate(drawingOfServer(element, copy), root, element.renderOptions);
  } catch (error) {
    // Another version of the kit drew it, or a server that set properties which the markup does not have.
    root.replaceChildren();
    warn(element, `what the server drew is drawn anew: ${String(error)}`);
  }
  for (const name of [FILLED_SLOTS, DRAWN_AT]) element.removeAttribute(name);
}

/** A slot tells of its content once: here before there was anybody to hear it. */
function tellSlots(root: ParentNode): void {
  for (const slot of root.querySelectorAll('slot')) {
    if (slot.assignedNodes().length > 0) slot.dispatchEvent(new Event('slotchange', { bubbles: true }));
  }
}

PlinthElement.prototype['createRenderRoot'] = function (this: PlinthElement) {
  // It comes here again when it goes into another document, with a tree of its own by then.
  const isDrawn = !(this.renderRoot as ShadowRoot | undefined) && this.shadowRoot?.firstChild;
  const root = createRenderRoot.call(this);
  if (!this.shadowRoot || !isDrawn) return root;
  waiting.set(this, this.cloneNode() as PlinthElement);
  // The sheets that all of the kind share are there in its place.
  if (this.shadowRoot.adoptedStyleSheets.length > 0) this.shadowRoot.querySelector('style')?.remove();
  return root;
};

PlinthElement.prototype['update'] = function (this: PlinthElement, changed: PropertyValues) {
  const copy = waiting.get(this);
  waiting.delete(this);
  if (copy) takeOver(this, copy);
  update.call(this, changed);
  if (copy) void this.updateComplete.then(() => tellSlots(this.renderRoot));
};
