import { deepActiveElement, restoreFocus } from '../controllers/focus.ts';

/** Copies a text by selecting it, which browsers also allow without a secure context. Returns whether it was copied. */
function copySelected(text: string, container: HTMLElement | DocumentFragment): boolean {
  const { ownerDocument } = container;
  const active = deepActiveElement(ownerDocument);
  const area = Object.assign(ownerDocument.createElement('textarea'), { value: text, readOnly: true });
  area.style.position = 'fixed';
  container.append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return ownerDocument.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    restoreFocus(active);
  }
}

/**
 * Copies a text to the clipboard: with the Clipboard API or, without a secure context or the permission for it, by
 * selecting the text. Call it in the handler of a click or a key. Resolves with whether the text was copied; if it was
 * not, show the text so that the user can copy it.
 * @param container where the text is selected for a moment: any part of the page that an open modal dialog does not make
 * inert. Defaults to the document’s body.
 */
export async function copyText(
  text: string,
  container: HTMLElement | DocumentFragment = document.body,
): Promise<boolean> {
  const { defaultView } = container.ownerDocument;
  if (!defaultView) return false;
  try {
    // A page without a secure context has no `clipboard`, which throws as well.
    await defaultView.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, container);
  }
}
