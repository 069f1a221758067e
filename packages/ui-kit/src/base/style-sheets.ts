import type { CSSResult } from 'lit';

const made = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** The style sheets of an element for a document: one takes no sheet that another made. */
export function sheetsFor(document: Document, styles: readonly CSSResult[]): CSSStyleSheet[] {
  const view = document.defaultView;
  if (!view) return [];
  let known = made.get(document);
  if (!known) made.set(document, (known = new Map()));
  return styles.map((style) => {
    let sheet = known.get(style);
    if (!sheet) {
      sheet = new view.CSSStyleSheet();
      sheet.replaceSync(style.cssText);
      known.set(style, sheet);
    }
    return sheet;
  });
}
