import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { listWordItems, takeWordItem, type WordItem } from './word-lists.ts';

interface Policy {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (url: string) => string;
}

type TrustedPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** The text, blocks, tables and links that an editor creates. Nothing loads: no pictures, styles or frames. */
const CONFIG: Config = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'del',
    'div',
    'em',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'span',
    'strong',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['align', 'colspan', 'dir', 'href', 'lang', 'rowspan', 'start'],
  // Their values are no addresses.
  ADD_URI_SAFE_ATTR: ['align', 'colspan', 'dir', 'lang', 'rowspan', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

let purifier: DOMPurify | null = null;
/** The items of Word's lists in what is being sanitized: the styles that mark them are removed. */
let wordItems: WordItem[] = [];

/** Creates the sanitizer. It parses HTML in an inert document through a Trusted Types policy that only it has. */
function createPurifier(): DOMPurify {
  const factory = (globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => TrustedPolicy } })
    .trustedTypes;
  const policy = factory?.createPolicy('plinth-html', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('The sanitizer loads no scripts.');
    },
  });
  const created = createDOMPurify(globalThis.window);
  created.setConfig({
    ...CONFIG,
    ...(policy ? { TRUSTED_TYPES_POLICY: policy } : {}),
    RETURN_DOM_FRAGMENT: true,
  });
  created.addHook('beforeSanitizeElements', (node) => {
    const item = node instanceof Element && node.tagName === 'P' ? takeWordItem(node) : null;
    if (item) wordItems.push(item);
  });
  created.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return created;
}

/**
 * Returns untrusted HTML as nodes that are safe to insert: no scripts, no styles, nothing that loads. Lists of Word, which
 * are styled paragraphs, become lists.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  purifier ??= createPurifier();
  wordItems = [];
  const fragment = purifier.sanitize(html, { RETURN_DOM_FRAGMENT: true });
  listWordItems(wordItems);
  wordItems = [];
  return fragment;
}
