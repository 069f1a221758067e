import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { listeners, refreshAll, stringsFor, type KitStrings } from '../strings/strings.ts';

/** Of an element that says nothing of its own. */
const SILENT = {};

/** Documents whose root is watched for another `lang` or `dir`. */
const watched = new WeakSet<Document>();

/** Watches a root once, however many elements ask. The watch outlives them all, so nothing of the one that asked first is in its reach. */
function watch(document: Document): void {
  const view = document.defaultView;
  if (!view || watched.has(document)) return;
  watched.add(document);
  new view.MutationObserver(refreshAll).observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
}

function languageOf(element: Element): string {
  for (let node: Element | null = element; node;) {
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
    watch(this.#host.ownerDocument);
    listeners.add(this.#refresh);
  }

  hostDisconnected(): void {
    listeners.delete(this.#refresh);
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
