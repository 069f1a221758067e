/** What the toolbar says of motion and contrast. */
interface Wishes {
  readonly motion: string;
  readonly contrast: string;
}

/** Always true: what a media query is replaced by while the toolbar says that it holds. */
const HOLDS = '(min-width: 0px)';

const queries = new WeakMap<CSSMediaRule, string>();
let wished: Wishes = { motion: 'system', contrast: 'system' };
let observer: MutationObserver | undefined;

function rewritten(query: string): string {
  let text = query;
  if (wished.motion === 'reduced') text = text.replaceAll(/\(prefers-reduced-motion:\s*reduce\)/g, HOLDS);
  if (wished.contrast === 'more') text = text.replaceAll(/\(prefers-contrast:\s*more\)/g, HOLDS);
  if (wished.contrast === 'forced') text = text.replaceAll(/\(forced-colors:\s*active\)/g, HOLDS);
  return text;
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = queries.get(rule) ?? rule.media.mediaText;
      queries.set(rule, query);
      const next = rewritten(query);
      if (rule.media.mediaText !== next) rule.media.mediaText = next;
    }
    if ('cssRules' in rule) rewriteRules(rule.cssRules as CSSRuleList);
  }
}

function rewriteIn(root: Document | ShadowRoot, done: Set<CSSStyleSheet>): void {
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
    if (done.has(sheet)) continue;
    done.add(sheet);
    rewriteRules(sheet.cssRules);
  }
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) rewriteIn(shadowRoot, done);
}

const rewriteAll = (): void => rewriteIn(document, new Set());

/**
 * Lets the page's own rules for less motion, more contrast and forced colours hold although the system asks for none of
 * them. A page cannot force colours; `preview.css` gives the tokens the system's, which comes near. A script that asks
 * `matchMedia` still hears what the system says.
 */
export function pretend(wishes: Wishes): void {
  const before = wished;
  wished = wishes;
  const asks = wishes.motion !== 'system' || wishes.contrast !== 'system';
  if (asks || before.motion !== wishes.motion || before.contrast !== wishes.contrast) rewriteAll();
  // An element that comes later brings its styles along.
  if (asks && !observer) {
    observer = new MutationObserver(() => requestAnimationFrame(rewriteAll));
    observer.observe(document.documentElement, { childList: true, subtree: true });
  } else if (!asks) {
    observer?.disconnect();
    observer = undefined;
  }
}
