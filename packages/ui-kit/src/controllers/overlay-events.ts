import type { ReactiveControllerHost } from 'lit';

/** The events of every overlay: what opens over the page and closes again. */
export interface PlinthOverlayEventMap {
  'plinth-overlay-opened': CustomEvent<Record<string, never>>;
  'plinth-overlay-closed': CustomEvent<Record<string, never>>;
}

/** Returns the transitions of an element and its backdrop. */
function transitionsOf(panel: HTMLElement): readonly Animation[] {
  return panel
    .getAnimations({ subtree: true })
    .filter(({ effect }) => (effect as KeyframeEffect | null)?.target === panel);
}

/**
 * Emits `plinth-overlay-opened` and `plinth-overlay-closed` on an overlay after the transition of its panel, whoever
 * opened or closed it. An overlay that is closed before it is completely open emits neither, and one that moves in the
 * document stays open.
 */
export class OverlayEvents {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #panel: () => HTMLElement | null;
  #isOpen = false;
  /** The state according to the last event. */
  #reportedOpen = false;
  #changeCount = 0;

  constructor(host: ReactiveControllerHost & HTMLElement, panel: () => HTMLElement | null) {
    this.#host = host;
    this.#panel = panel;
  }

  /** Tells whether the panel is open; called after each change and, without effect, between changes. */
  update(isOpen: boolean): void {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    void this.#report();
  }

  async #report(): Promise<void> {
    this.#changeCount += 1;
    const [change, isOpen, panel] = [this.#changeCount, this.#isOpen, this.#panel()];
    // A transition is canceled when another change follows or the host is removed.
    await Promise.allSettled((panel ? transitionsOf(panel) : []).map(({ finished }) => finished));
    if (change !== this.#changeCount) return;
    // A host that was removed meanwhile reports the change once it is inserted again.
    if (!this.#host.isConnected) this.#isOpen = this.#reportedOpen;
    else if (isOpen !== this.#reportedOpen) {
      this.#reportedOpen = isOpen;
      this.#host.dispatchEvent(new CustomEvent(`plinth-overlay-${isOpen ? 'opened' : 'closed'}`, { detail: {} }));
    }
  }
}
