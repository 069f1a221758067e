import type { ReactiveController, ReactiveControllerHost } from 'lit';

const EVENTS = ['beforeprint', 'afterprint'] as const;

/**
 * A reactive controller that tells whether the page is being printed, and updates the host before and after. The query
 * alone is not enough: the browser prints before it reports the change of the medium.
 */
export class PrintController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #view: Window | null = null;
  #query: MediaQueryList | undefined;
  #isPrinting = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#view = this.#host.ownerDocument.defaultView;
    this.#query = this.#view?.matchMedia('print');
    this.#query?.addEventListener('change', this.#handleQuery);
    for (const event of EVENTS) this.#view?.addEventListener(event, this.#handlePrint);
  }

  hostDisconnected(): void {
    this.#query?.removeEventListener('change', this.#handleQuery);
    for (const event of EVENTS) this.#view?.removeEventListener(event, this.#handlePrint);
    this.#view = null;
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
