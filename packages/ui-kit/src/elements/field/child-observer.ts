/** A field, whose children are observed. */
interface Field extends Node {
  requestUpdate(): void;
}

/** The mutations of a field's children and of its control that change what it renders. An unchanged value follows its attribute or, in a textarea, its text. */
export const OBSERVED_MUTATIONS: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: [
    'slot',
    'value',
    'id',
    'disabled',
    'readonly',
    'required',
    'maxlength',
    'multiple',
    'aria-describedby',
    'aria-invalid',
  ],
};

/**
 * Updates the fields of a window after mutations of their children, with one `MutationObserver` for all of them: one for
 * each field would take time and memory. `slotchange` would also fire for each child that a field creates.
 */
class ChildObserver {
  readonly #observer: MutationObserver;
  readonly #fields = new WeakSet<Node>();

  constructor(view: Window & typeof globalThis) {
    this.#observer = new view.MutationObserver((records) => this.#updateFields(records));
  }

  observe(field: Field): void {
    this.#fields.add(field);
    this.#observer.observe(field, OBSERVED_MUTATIONS);
  }

  /** Discards the mutations that a field has just made itself. */
  discard(field: Field): void {
    this.#updateFields(this.#observer.takeRecords(), field);
  }

  #updateFields(records: readonly MutationRecord[], ignoredField?: Field): void {
    for (const { target } of records) {
      let node: Node | null = target;
      while (node && !this.#fields.has(node)) node = node.parentNode;
      // An observer can't leave a single node, so it also reports the mutations of fields that were removed.
      if (node?.isConnected && node !== ignoredField) (node as Field).requestUpdate();
    }
  }
}

const observers = new WeakMap<Window, ChildObserver>();

/** Returns the observer of a window. */
export function childObserverOf(view: Window & typeof globalThis): ChildObserver {
  let observer = observers.get(view);
  if (!observer) observers.set(view, (observer = new ChildObserver(view)));
  return observer;
}
