import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { listeners, refreshAll, stringsFor, type KitStrings } from '../strings/strings.ts';

/** The strings of an element without text. */
const NO_STRINGS = {};

/** Documents whose root is observed for changes of `lang` and `dir`. */
const observedDocuments = new WeakSet<Document>();

/** Observes a root once for all elements. The observer outlives them, so it must not reference any. */
function observeRoot(document: Document): void {
  const view = document.defaultView;
  if (!view || observedDocuments.has(document)) return;
  observedDocuments.add(document);
  new view.MutationObserver(refreshAll).observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
}

/** Returns the BCP 47 tag of the nearest `lang` attribute, or `en` without one. */
export function languageOf(element: Element): string {
  for (let node: Element | null = element; node;) {
    const ancestor: Element | null = node.closest('[lang]');
    if (ancestor) return ancestor.getAttribute('lang') || 'en';
    const root = node.getRootNode();
    node = 'host' in root ? (root as ShadowRoot).host : null;
  }
  return 'en';
}

/**
 * A reactive controller that provides the language and direction of the host's place in the document, and the kit's
 * strings in that language. The host updates when the language or direction of the page changes, or when strings are
 * set.
 */
export class LocaleController<Own extends Partial<KitStrings> = Record<never, never>> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #english: Own;
  #language: string | undefined;
  /** The strings that the host last read. */
  #lastStrings: Own | undefined;

  /** @param english The element's strings in English; the same object for all instances. */
  constructor(host: ReactiveControllerHost & Element, english: Own = NO_STRINGS as Own) {
    this.#host = host;
    this.#english = english;
    host.addController(this);
  }

  hostConnected(): void {
    const [language, strings] = [this.#language, this.#lastStrings];
    this.#language = undefined;
    // After a move, the language or the strings may differ.
    if (language !== undefined && (language !== this.language || strings !== this.strings)) this.#host.requestUpdate();
    observeRoot(this.#host.ownerDocument);
    listeners.add(this.#refresh);
  }

  hostDisconnected(): void {
    listeners.delete(this.#refresh);
  }

  readonly #refresh = (): void => {
    this.#language = undefined;
    this.#host.requestUpdate();
  };

  /** The BCP 47 tag of the nearest `lang` attribute, or `en` without one. */
  get language(): string {
    this.#language ??= this.#host.isConnected ? languageOf(this.#host) : 'en';
    return this.#language;
  }

  /** The element's strings in that language. */
  get strings(): Own {
    this.#lastStrings = stringsFor(this.language, this.#english);
    return this.#lastStrings;
  }

  /** Whether the text direction is right-to-left; always false on a server. */
  get isRtl(): boolean {
    return this.#host.matches?.(':dir(rtl)') ?? false;
  }
}
