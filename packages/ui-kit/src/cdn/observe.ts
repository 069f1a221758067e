import { loaders } from './loaders.ts';

/** Where elements are looked for: a page, a shadow tree, a part of either. */
type Root = Document | ShadowRoot | Element;

/** How the elements of a tree are called, and who registers them. */
export interface ObserveOptions {
  /** What their tags begin with; `plinth` when it is left out. */
  readonly prefix?: string | undefined;
  /** Where they are registered; the registry of the tree when it is left out. */
  readonly registry?: CustomElementRegistry | undefined;
}

/**
 * Loads each element of the kit when its tag first appears in a tree, now or later. A tree does not show what is in the
 * shadow trees under it: give each of those its own call.
 * @returns the way to stop looking.
 */
export function observe(
  root: Root,
  { prefix = 'plinth', registry = root.customElementRegistry ?? customElements }: ObserveOptions = {},
): () => void {
  const start = `${prefix}-`;
  const asked = new Set<string>();

  const load = ({ localName }: Element): void => {
    const loader = localName.startsWith(start) ? loaders[localName.slice(start.length)] : undefined;
    if (!loader || asked.has(localName)) return;
    asked.add(localName);
    loader()
      .then(({ define }) => define(registry, prefix))
      .catch(reportError);
  };
  const scan = (node: Root): void => {
    if (node.nodeType === Node.ELEMENT_NODE) load(node as Element);
    for (const element of node.querySelectorAll(':not(:defined)')) load(element);
  };

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node.nodeType === Node.ELEMENT_NODE) scan(node as Element);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  scan(root);
  return () => observer.disconnect();
}
