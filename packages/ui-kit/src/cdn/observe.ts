import { loaders } from './loaders.ts';

/** The root to observe: a document, a shadow tree, or an element in either. */
type Root = Document | ShadowRoot | Element;

/** The prefix and the registry of the elements. */
export interface ObserveOptions {
  /** The prefix of the tags. @default 'plinth' */
  readonly prefix?: string | undefined;
  /** The registry. Defaults to that of the tree. */
  readonly registry?: CustomElementRegistry | undefined;
}

/**
 * Loads each element of the kit when its tag first appears in a tree, now or later. Shadow trees inside it are not
 * observed; call this function for each of them.
 * @returns A function that stops observing.
 */
export function observe(
  root: Root,
  { prefix = 'plinth', registry = root.customElementRegistry ?? customElements }: ObserveOptions = {},
): () => void {
  const tagPrefix = `${prefix}-`;
  const requestedTags = new Set<string>();

  const load = ({ localName }: Element): void => {
    const loader = localName.startsWith(tagPrefix) ? loaders[localName.slice(tagPrefix.length)] : undefined;
    if (!loader || requestedTags.has(localName)) return;
    requestedTags.add(localName);
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
