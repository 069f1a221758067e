import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { CalendarSheetController } from '#controllers/calendar-sheet.ts';
import { iconCalendar } from '#icons/icons.ts';
import type { PlinthCalendar, PlinthCalendarEventMap } from '../calendar/calendar.ts';
import { PlinthDateField } from '../date-field/date-field.ts';
import { datePickerStyles } from './date-picker.styles.ts';

/**
 * A day that is typed or chosen from a calendar: a due date, a day to begin.
 *
 * The button, and Alt with the arrow down, open the calendar; choosing a day closes it.
 *
 * @when A day that depends on the week it lies in: a due date, a day to begin.
 * @whenNot Where only typing makes sense take a `plinth-date-field`; for a few days at hand a radio group of tiles.
 * @keyboard Alt and Down — Opens the calendar; in it the keys are those of `plinth-calendar`.
 * @keyboard Enter — In the calendar: chooses the day and closes it.
 * @keyboard Escape — Closes the calendar; the focus returns to the field.
 * @keyboard Up, Down — In the field: goes by a day, Page Up and Page Down by a month.
 * @slot label-end - Beside the label: a link, a note.
 * @csspart input - The native text field.
 * @csspart panel - The sheet with the calendar.
 * @fires input - while a person types, and when they chose a day; native, reaches out of shadow trees.
 * @fires change - when a person left the field after typing, and when they chose a day; native.
 * @dependency plinth-calendar
 */
export class PlinthDatePicker extends PlinthDateField {
  static override styles = datePickerStyles;

  readonly #sheet = new CalendarSheetController(this, {
    panel: () => this.panel,
    trigger: () => this.trigger,
    calendar: () => this.calendar,
    anchor: () => this.frame,
  });

  @query('[part="control"]') private readonly frame!: HTMLElement | null;
  @query('[part="panel"]') private readonly panel!: HTMLElement | null;
  @query('.trigger') private readonly trigger!: HTMLElement | null;
  @query('plinth-calendar') private readonly calendar!: PlinthCalendar | null;

  /** Whether the calendar shows. */
  @property({ type: Boolean, reflect: true }) open = false;

  readonly #handleChoose = (event: PlinthCalendarEventMap['plinth-calendar-change']): void => {
    this.#sheet.close();
    this.commitValue(event.detail.value);
  };

  protected override renderControl(): TemplateResult {
    const { strings } = this.locale;
    const { handleBeforetoggle, handleTriggerClick, handleTriggerPointerdown } = this.#sheet.popup;
    return html`<div part="control" @keydown=${this.#sheet.handleFieldKeydown}>
        ${this.renderInput()}
        <span class="end">
          ${this.renderLock()}
          <button
            type="button"
            class="corner trigger"
            aria-label=${strings.openCalendar}
            ?hidden=${this.isDisabled}
            @pointerdown=${handleTriggerPointerdown}
            @click=${handleTriggerClick}
          >
            ${glyph(iconCalendar, 'small')}
          </button>
        </span>
      </div>
      <div
        part="panel"
        class="float"
        popover="auto"
        role="dialog"
        aria-label=${this.label || strings.openCalendar}
        @beforetoggle=${handleBeforetoggle}
      >
        ${
          this.open
            ? html`<plinth-calendar
                .value=${this.value ?? ''}
                .min=${this.min}
                .max=${this.max}
                .isUnavailable=${this.isUnavailable}
                @plinth-calendar-change=${this.#handleChoose}
              ></plinth-calendar>`
            : nothing
        }
      </div>`;
  }
}
