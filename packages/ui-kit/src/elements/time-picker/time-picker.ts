import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { normalizeStep } from '#base/date-time-element.ts';
import { closestTarget, isElement } from '#base/dom.ts';
import { glyph } from '#base/glyph.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { property } from '#base/property.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { PopupController } from '#controllers/popup.ts';
import { LAST_MINUTE, minutesOf, timeOf } from '#format/parse-time.ts';
import { iconCheck, iconClock } from '#icons/icons.ts';
import { PlinthTimeField } from '../time-field/time-field.ts';
import { timePickerStyles } from './time-picker.styles.ts';

export interface PlinthTimePickerEventMap {
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/**
 * A text field for a time of day, with a list of times `step` minutes apart. It follows the ARIA combobox pattern with
 * a listbox.
 *
 * @when A time at regular intervals, such as a meeting or an opening hour. Other times within the bounds can be typed.
 * @whenNot If times are only typed, use a `plinth-time-field`.
 * @keyboard Down, Up — Opens the list and moves in it; Page Up and Page Down move by four times.
 * @keyboard Alt and Up — Closes the list.
 * @keyboard Enter — Selects the active time.
 * @keyboard Escape — Closes the list.
 * @slot label-end - Content next to the label, such as a link or a note.
 * @csspart input - The native text field.
 * @csspart panel - The popup panel.
 * @csspart list - The listbox.
 * @csspart option - A time in the list.
 * @fires input - Emitted while the user types, and when they select a time. Native; bubbles and is composed.
 * @fires change - Emitted when the user leaves the field after typing, and when they select a time. Native.
 * @fires plinth-overlay-opened - Emitted when the list has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the list has closed, after its transition, whoever closed it.
 */
export class PlinthTimePicker extends PlinthTimeField<PlinthTimePickerEventMap> {
  static override styles = timePickerStyles;

  #shouldScrollToActive = false;

  @query('[part="control"]') private readonly frame!: HTMLElement | null;
  @query('[part="panel"]') private readonly panel!: HTMLElement | null;

  /** Whether the list is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  @state() private activeIndex = -1;

  constructor() {
    super();
    new PopupController(this, {
      panel: () => this.panel,
      trigger: () => this.input,
      anchor: () => this.frame,
      kind: 'listbox',
      isOpen: () => this.open && this.isEditable,
      onClose: () => this.#close(),
    });
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!this.#shouldScrollToActive || this.activeIndex < 0) return;
    this.#shouldScrollToActive = false;
    this.renderRoot.querySelector(`#option-${this.activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }

  protected override readonly handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event) || !this.isEditable || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key } = event;
    const step = new Map([
      ['ArrowDown', 1],
      ['ArrowUp', -1],
      ['PageDown', 4],
      ['PageUp', -4],
    ]).get(key);
    if (key === 'Enter' && this.open) this.#handleEnter(event);
    else if (step === undefined) return;
    else if (!this.open && key.startsWith('Arrow')) this.#open();
    else if (event.altKey) this.#close();
    else if (this.open) this.#move(step);
    else return;
    if (key !== 'Enter') event.preventDefault();
  };

  #handleEnter(event: KeyboardEvent): void {
    const time = this.#times[this.activeIndex];
    if (time === undefined) {
      this.#close();
      return;
    }
    event.preventDefault();
    this.#select(time);
  }

  #move(steps: number): void {
    const count = this.#times.length;
    if (count === 0) return;
    const target = this.activeIndex + steps;
    this.activeIndex =
      Math.abs(steps) === 1 ? (Math.max(target, -1) + count) % count : Math.min(Math.max(target, 0), count - 1);
    this.#shouldScrollToActive = true;
  }

  readonly #handleToggle = (): void => {
    this.input?.focus();
    if (this.open) this.#close();
    else this.#open();
  };

  readonly #handleListClick = (event: Event): void => {
    const time = this.#times[Number(closestTarget(event, '[data-index]')?.dataset['index'])];
    this.input?.focus();
    if (time !== undefined) this.#select(time);
  };

  /** Keeps the focus in the text field. */
  readonly #handlePanelMousedown = (event: Event): void => event.preventDefault();

  readonly #handleFocusout = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (!isElement(next) || !this.renderRoot.contains(next)) this.#close();
  };

  /** Follows the text field, which has handled the event. */
  readonly #handleTextInput = (): void => {
    this.activeIndex = this.value === null ? -1 : this.#times.indexOf(this.value);
    this.#shouldScrollToActive = true;
  };

  /** Opens the list at the current time, or the next one in the list. */
  #open(): void {
    this.open = true;
    const minutes = minutesOf(this.value);
    this.activeIndex = this.#times.findIndex((time) => minutes !== null && (minutesOf(time) ?? 0) >= minutes);
    this.#shouldScrollToActive = true;
  }

  #close(): void {
    this.open = false;
    this.activeIndex = -1;
  }

  #select(time: string): void {
    this.#close();
    this.commitValue(time);
  }

  get #times(): readonly string[] {
    const [min, max] = [minutesOf(this.min) ?? 0, minutesOf(this.max) ?? LAST_MINUTE];
    const step = normalizeStep(this.step);
    return Array.from({ length: Math.max(0, Math.floor((max - min) / step) + 1) }, (_, index) =>
      timeOf(min + index * step),
    );
  }

  protected override beforeImplicitSubmission(): void {
    this.#close();
    super.beforeImplicitSubmission();
  }

  protected override renderControl(): TemplateResult {
    const { strings } = this.locale;
    return html`<div @focusout=${this.#handleFocusout}>
      <div part="control" @input=${this.#handleTextInput}>
        ${this.renderInput(this.open && this.activeIndex >= 0 ? `option-${this.activeIndex}` : null)}
        <span class="end">
          ${this.renderClearOrLock()}${
            this.isEditable
              ? html`<button
                  type="button"
                  class="corner"
                  tabindex="-1"
                  aria-label=${strings.showTimes}
                  @click=${this.#handleToggle}
                >
                  ${glyph(iconClock, 'small')}
                </button>`
              : nothing
          }
        </span>
      </div>
      <div part="panel" class="float" popover="manual" @mousedown=${this.#handlePanelMousedown}>
        <div
          part="list"
          id="list"
          role="listbox"
          tabindex="-1"
          aria-label=${this.label || strings.showTimes}
          @click=${this.#handleListClick}
        >
          ${this.open ? this.#times.map((time, index) => this.renderTime(time, index)) : nothing}
        </div>
      </div>
    </div>`;
  }

  private renderTime(time: string, index: number): TemplateResult {
    const isSelected = time === this.value;
    return html`<div
      part="option"
      id=${`option-${index}`}
      role="option"
      class=${index === this.activeIndex ? 'active' : ''}
      data-index=${index}
      aria-selected=${isSelected ? 'true' : 'false'}
    >
      <span class="words"><bdi>${this.formatValue(time)}</bdi></span
      >${isSelected ? glyph(iconCheck, 'small') : nothing}
    </div>`;
  }
}
