import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onStringsChange, stringsFor, type KitStrings } from '../strings/strings.ts';

/** Of an element that says nothing of its own. */
const SILENT = {};

/** What hears of `lang` and `dir` of a document's root. */
const roots = new WeakMap<Document, Set<() => void>>();

/** Watches the root once, however many elements ask. The watch outlives them all, so nothing of the one that asked first is in its reach. */
function listenersOf(document: Document): Set<() => void> {
  const known = roots.get(document);
  if (known) return known;
  const listeners = new Set<() => void>();
  roots.set(document, listeners);
  const view = document.defaultView;
  if (view) {
    new view.MutationObserver(() => {
      for (const each of listeners) each();
    }).observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
  }
  return listeners;
}

function languageOf(element: Element): string {
  for (let node: Element | null = element; node; ) {
    const found: Element | null = node.closest('[lang]');
    if (found) return found.getAttribute('lang') || 'en';
    const root = node.getRootNode();
    node = 'host' in root ? (root as ShadowRoot).host : null;
  }
  return 'en';
}

/**
 * The language of the place where the element stands, the kit's strings in it, and the direction.
 * The host renders again when the page's language or direction changes, or when strings are set.
 */
export class LocaleController<Own extends Partial<KitStrings> = Record<never, never>> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #english: Own;
  #language: string | undefined;
  /** What the host last read. */
  #shown: Own | undefined;
  #listeners: Set<() => void> | undefined;
  #stopStrings: (() => void) | undefined;

  /** @param english what the element says, in English; the same object for all of its kind. */
  constructor(host: ReactiveControllerHost & Element, english: Own = SILENT as Own) {
    this.#host = host;
    this.#english = english;
    host.addController(this);
  }

  hostConnected(): void {
    const [language, strings] = [this.#language, this.#shown];
    this.#language = undefined;
    // Put elsewhere, it may stand in another language, or its strings were set meanwhile.
    if (language !== undefined && (language !== this.language || strings !== this.strings)) this.#host.requestUpdate();
    this.#listeners = listenersOf(this.#host.ownerDocument).add(this.#refresh);
    this.#stopStrings = onStringsChange(this.#refresh);
  }

  hostDisconnected(): void {
    this.#listeners?.delete(this.#refresh);
    this.#stopStrings?.();
  }

  readonly #refresh = (): void => {
    this.#language = undefined;
    this.#host.requestUpdate();
  };

  /** BCP 47 tag of the nearest `lang`, `en` when there is none. */
  get language(): string {
    this.#language ??= this.#host.isConnected ? languageOf(this.#host) : 'en';
    return this.#language;
  }

  /** The element's strings in that language. */
  get strings(): Own {
    this.#shown = stringsFor(this.language, this.#english);
    return this.#shown;
  }

  /** True where text runs from right to left; never on a server. */
  get isRtl(): boolean {
    return this.#host.matches?.(':dir(rtl)') ?? false;
  }
}
