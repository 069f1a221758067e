import type { CSSResult } from 'lit';
import { sheetsFor } from './style-sheets.ts';

/** Adds the styles of a feature that is loaded on demand to the shadow root of an element. */
export function adoptStyles(root: ShadowRoot | null, styles: readonly CSSResult[]): void {
  if (!root) return;
  const sheets = sheetsFor(root.ownerDocument, styles).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (sheets.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}
