import type { ReactiveController, ReactiveControllerHost } from 'lit';

const EVENTS = ['beforeprint', 'afterprint'] as const;

/**
 * A reactive controller that tells whether the page is being printed, and updates the host before and after. The query
 * alone is not enough: the browser prints before it reports the change of the medium.
 */
export class PrintController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #query: MediaQueryList | undefined;
  #isPrinting = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const view = this.#host.ownerDocument.defaultView;
    this.#query = view?.matchMedia('print');
    this.#query?.addEventListener('change', this.#handleQuery);
    for (const event of EVENTS) view?.addEventListener(event, this.#handlePrint);
  }

  hostDisconnected(): void {
    const view = this.#host.ownerDocument.defaultView;
    this.#query?.removeEventListener('change', this.#handleQuery);
    for (const event of EVENTS) view?.removeEventListener(event, this.#handlePrint);
    this.#query = undefined;
    this.#isPrinting = false;
  }

  /** Whether the page is being printed; false while the host is disconnected. */
  get isPrinting(): boolean {
    return this.#isPrinting;
  }

  #setPrinting(isPrinting: boolean): void {
    if (isPrinting === this.#isPrinting) return;
    this.#isPrinting = isPrinting;
    this.#host.requestUpdate();
  }

  readonly #handleQuery = (): void => this.#setPrinting(this.#query?.matches ?? false);

  readonly #handlePrint = (event: Event): void => this.#setPrinting(event.type === 'beforeprint');
}
