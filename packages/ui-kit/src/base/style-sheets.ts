import type { CSSResult } from 'lit';

const made = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** Returns the style sheets of an element for a document, since a constructed style sheet works only in the document that created it. */
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
