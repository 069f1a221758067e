/** The media features that the toolbar sets. */
interface MediaSettings {
  readonly motion: string;
  readonly contrast: string;
}

/** An always true condition, which replaces the emulated media features. */
const ALWAYS_TRUE = '(min-width: 0px)';

const queries = new WeakMap<CSSMediaRule, string>();
let settings: MediaSettings = { motion: 'system', contrast: 'system' };
let observer: MutationObserver | undefined;

function rewriteQuery(query: string): string {
  let text = query;
  if (settings.motion === 'reduced') text = text.replaceAll(/\(prefers-reduced-motion:\s*reduce\)/g, ALWAYS_TRUE);
  if (settings.contrast === 'more') text = text.replaceAll(/\(prefers-contrast:\s*more\)/g, ALWAYS_TRUE);
  if (settings.contrast === 'forced') text = text.replaceAll(/\(forced-colors:\s*active\)/g, ALWAYS_TRUE);
  return text;
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = queries.get(rule) ?? rule.media.mediaText;
      queries.set(rule, query);
      const rewritten = rewriteQuery(query);
      if (rule.media.mediaText !== rewritten) rule.media.mediaText = rewritten;
    }
    if ('cssRules' in rule) rewriteRules(rule.cssRules as CSSRuleList);
  }
}

function rewriteSheets(root: Document | ShadowRoot, rewrittenSheets: Set<CSSStyleSheet>): void {
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
    if (rewrittenSheets.has(sheet)) continue;
    rewrittenSheets.add(sheet);
    rewriteRules(sheet.cssRules);
  }
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) rewriteSheets(shadowRoot, rewrittenSheets);
}

const rewriteAll = (): void => rewriteSheets(document, new Set());

/**
 * Applies the page's styles for reduced motion, more contrast and forced colors, regardless of the system's settings. A
 * page cannot force colors, so `preview.css` approximates them by setting the tokens to system colors. `matchMedia` still
 * reports the system's settings.
 */
export function emulateMedia(newSettings: MediaSettings): void {
  const previous = settings;
  settings = newSettings;
  const isEmulating = newSettings.motion !== 'system' || newSettings.contrast !== 'system';
  if (isEmulating || previous.motion !== newSettings.motion || previous.contrast !== newSettings.contrast) rewriteAll();
  // Elements that are added later may add style sheets.
  if (isEmulating && !observer) {
    observer = new MutationObserver(() => requestAnimationFrame(rewriteAll));
    observer.observe(document.documentElement, { childList: true, subtree: true });
  } else if (!isEmulating) {
    observer?.disconnect();
    observer = undefined;
  }
}
