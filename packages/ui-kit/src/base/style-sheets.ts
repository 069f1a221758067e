import type { CSSResult } from 'lit';

const sheetsByDocument = new WeakMap<Document, Map<readonly CSSResult[], readonly CSSStyleSheet[]>>();

/**
 * Returns the style sheet of a class of elements for a document, since a constructed style sheet works only in the
 * document that created it. A single sheet: the browser processes each sheet of a shadow root for each instance.
 */
export function sheetsFor(document: Document, styles: readonly CSSResult[]): CSSStyleSheet[] {
  const view = document.defaultView;
  if (!view) return [];
  const sheetsByStyles = sheetsByDocument.get(document) ?? new Map<readonly CSSResult[], readonly CSSStyleSheet[]>();
  sheetsByDocument.set(document, sheetsByStyles);
  let sheets = sheetsByStyles.get(styles);
  if (!sheets) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(styles.map(({ cssText }) => cssText).join('\n'));
    sheetsByStyles.set(styles, (sheets = [sheet]));
  }
  return sheets as CSSStyleSheet[];
}
