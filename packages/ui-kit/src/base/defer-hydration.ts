/**
 * The attribute of an element that a framework rendered on a server and has not hydrated yet. Until the framework removes
 * it, the element must leave its children as the server rendered them.
 */
export const DEFER_HYDRATION = 'defer-hydration';

/** Resolves once the element does not have the attribute. */
export function whenHydrated(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    function check(): void {
      if (element.hasAttribute(DEFER_HYDRATION)) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(element, { attributeFilter: [DEFER_HYDRATION] });
    // The framework may have removed it in the task in which the element was defined.
    check();
  });
}
