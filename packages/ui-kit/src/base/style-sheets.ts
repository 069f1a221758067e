import type { CSSResult } from 'lit';

const sheetsByDocument = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** Returns the style sheets of an element for a document, since a constructed style sheet works only in the document that created it. */
export function sheetsFor(document: Document, styles: readonly CSSResult[]): CSSStyleSheet[] {
  const view = document.defaultView;
  if (!view) return [];
  const sheetsByStyle = sheetsByDocument.get(document) ?? new Map<CSSResult, CSSStyleSheet>();
  sheetsByDocument.set(document, sheetsByStyle);
  return styles.map((style) => {
    let sheet = sheetsByStyle.get(style);
    if (!sheet) {
      sheetsByStyle.set(style, (sheet = new view.CSSStyleSheet()));
      sheet.replaceSync(style.cssText);
    }
    return sheet;
  });
}
