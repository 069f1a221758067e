import type { CSSResult } from 'lit';

const made = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** The style sheets of an element for a document: one takes no sheet that another made. */
export function sheetsFor(document: Document, styles: readonly CSSResult[]): CSSStyleSheet[] {
  const view = document.defaultView;
  if (!view) return [];
  const known = made.get(document) ?? new Map<CSSResult, CSSStyleSheet>();
  made.set(document, known);
  return styles.map((style) => {
    let sheet = known.get(style);
    if (!sheet) {
      known.set(style, (sheet = new view.CSSStyleSheet()));
      sheet.replaceSync(style.cssText);
    }
    return sheet;
  });
}
