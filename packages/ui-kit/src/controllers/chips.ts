import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { closestTarget } from '../base/dom.ts';
import { glyph } from '../base/glyph.ts';
import { isInputMethodKey } from '../base/input-method.ts';
import { iconX } from '../icons/icons.ts';

/** Options of {@link ChipsController}. */
export interface ChipsOptions {
  /** The text field after the chips. */
  readonly input: () => HTMLInputElement | null;
  /** The number of chips that the user can remove. */
  readonly removableCount: () => number;
  /** Removes a chip; the host renders without it. */
  readonly onRemove: (index: number) => void;
}

/**
 * A reactive controller that renders selected values as chips before a text field. From the start of the text, an arrow
 * key moves the focus to the last chip and on to the others; Delete or Backspace removes the focused chip, and
 * Backspace in the empty field removes the last one.
 */
export class ChipsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: ChipsOptions;
  /** The chip to focus after the host has rendered without the removed one. */
  #pendingFocusIndex: number | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, options: ChipsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Moves the focus from a button before its removal, which the host would handle as a blur while it renders. */
  hostUpdate(): void {
    const count = this.#options.removableCount();
    if (this.#buttons.findIndex((button) => button.matches(':focus')) >= count) this.#focus(count - 1);
  }

  hostUpdated(): void {
    if (this.#pendingFocusIndex === undefined) return;
    this.#focus(this.#pendingFocusIndex);
    this.#pendingFocusIndex = undefined;
  }

  get #buttons(): HTMLButtonElement[] {
    return [...(this.#host.shadowRoot?.querySelectorAll<HTMLButtonElement>('.chip button') ?? [])];
  }

  #focus(index: number): void {
    const buttons = this.#buttons;
    (buttons[Math.min(index, buttons.length - 1)] ?? this.#options.input())?.focus();
  }

  /** Handles keys of the text field; returns whether a key was handled. */
  handleInputKeydown(event: KeyboardEvent): boolean {
    const input = this.#options.input();
    const last = this.#buttons.length - 1;
    if (
      last < 0 ||
      !input ||
      isInputMethodKey(event) ||
      event.shiftKey ||
      input.selectionStart !== 0 ||
      input.selectionEnd !== 0
    )
      return false;
    if (event.key === 'Backspace' && input.value === '') {
      if (!event.repeat) this.#options.onRemove(last);
    } else if (event.key === this.#backward) this.#focus(last);
    else return false;
    event.preventDefault();
    return true;
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    const index = this.#buttons.findIndex((button) => button === event.target);
    if (event.key === 'Delete' || event.key === 'Backspace') this.#remove(index);
    else if (event.key === this.#backward) this.#focus(Math.max(0, index - 1));
    else if (event.key === this.#forward && index < this.#buttons.length - 1) this.#focus(index + 1);
    else if (event.key === this.#forward) this.#options.input()?.focus();
    else return;
    event.preventDefault();
  };

  readonly #handleClick = (event: Event): void => {
    const button = closestTarget(event, 'button');
    const index = this.#buttons.findIndex((candidate) => candidate === button);
    if (index >= 0) this.#remove(index);
  };

  #remove(index: number): void {
    this.#pendingFocusIndex = index;
    this.#options.onRemove(index);
  }

  get #backward(): string {
    return this.#host.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft';
  }
  get #forward(): string {
    return this.#host.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  }

  /**
   * Renders the chips.
   * @param label The label of the list.
   * @param removeLabel Returns the label of a chip's remove button; undefined if the user can't remove chips.
   */
  render(labels: readonly string[], label: string, removeLabel?: (name: string) => string): TemplateResult {
    return html`<ul
      part="chips"
      aria-label=${label}
      ?hidden=${labels.length === 0}
      @keydown=${this.#handleKeydown}
      @click=${this.#handleClick}
    >
      ${labels.map(
        (each) =>
          html`<li class="chip" part="chip">
            <bdi>${each}</bdi>
            ${
              removeLabel
                ? html`<button type="button" tabindex="-1" aria-label=${removeLabel(each)}>${glyph(iconX)}</button>`
                : nothing
            }
          </li>`,
      )}
    </ul>`;
  }
}
