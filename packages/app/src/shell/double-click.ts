const CONTROLS = 'a[href], button, [role="button"], [role="menuitem"]';

/** The target of a click: the control, with its text and the address that it leads to. */
interface Target {
  readonly control: Element;
  readonly text: string;
  readonly href: string | null;
}

function targetOf(event: Event): Target | null {
  for (const node of event.composedPath()) {
    if (!(node instanceof Element) || !node.matches(CONTROLS)) continue;
    const root = node.getRootNode();
    // The text of an element of the kit is outside its shadow tree.
    const named = root instanceof ShadowRoot ? root.host : node;
    return {
      control: node,
      text: named.getAttribute('label') ?? named.textContent,
      href: named.getAttribute('href') ?? node.getAttribute('href'),
    };
  }
  return null;
}

const isSame = (one: Target | null, other: Target | null): boolean =>
  one?.control === other?.control && one?.text === other?.text && one?.href === other?.href;

/**
 * Ignores the second click of a double click when the first has put another control under the pointer: who clicks “Add to
 * cart” twice does not mean the link that replaces it. Returns a function that stops it.
 */
export function ignoreClicksOnReplacements(page: Document): () => void {
  let first: Target | null = null;
  const handle = (event: MouseEvent) => {
    // A click by keyboard or script has no count.
    if (event.detail <= 1) {
      first = targetOf(event);
      return;
    }
    if (first === null || isSame(first, targetOf(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('click', handle, { capture: true });
  return () => page.removeEventListener('click', handle, { capture: true });
}
