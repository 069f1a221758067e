import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { CalendarPopupController } from '#controllers/calendar-popup.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { iconCalendar } from '#icons/icons.ts';
import type { CalendarPreset } from '../calendar/calendar.model.ts';
import type { PlinthCalendar, PlinthCalendarEventMap } from '../calendar/calendar.ts';
import { PlinthDateField } from '../date-field/date-field.ts';
import { datePickerStyles } from './date-picker.styles.ts';

export interface PlinthDatePickerEventMap {
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/**
 * A field in which users type a date or select it from a calendar.
 *
 * The button, or Alt and Down, opens the calendar; selecting a day closes it.
 *
 * @when A day that depends on its week, such as a due date or a start date.
 * @whenNot If people always know the date, use a `plinth-date-field`. For a few possible days, use a radio tile group.
 * @keyboard Alt and Down — Opens the calendar, which has the keys of `plinth-calendar`.
 * @keyboard Enter — In the calendar, selects the day and closes it.
 * @keyboard Escape — Closes the calendar and returns the focus to the field.
 * @keyboard Up, Down — In the field, changes the date by a day; Page Up and Page Down, by a month.
 * @slot label-end - Content after the label, such as a link.
 * @csspart input - The native text field.
 * @csspart panel - The popup with the calendar.
 * @fires input - Emitted while the user types, and on selection of a day. Native event, composed.
 * @fires change - Emitted when the user leaves the field after typing, and on selection of a day. Native event.
 * @fires plinth-overlay-opened - Emitted when the calendar has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the calendar has closed, after its transition, whoever closed it.
 * @dependency plinth-calendar
 */
export class PlinthDatePicker extends PlinthDateField<PlinthDatePickerEventMap> {
  static override styles = datePickerStyles;

  readonly #calendarPopup = new CalendarPopupController(this, {
    panel: () => this.panel,
    trigger: () => this.trigger,
    calendar: () => this.calendar,
    anchor: () => this.frame,
  });

  @query('[part="control"]') private readonly frame!: HTMLElement | null;
  @query('[part="panel"]') private readonly panel!: HTMLElement | null;
  @query('.trigger') private readonly trigger!: HTMLElement | null;
  @query('plinth-calendar') private readonly calendar!: PlinthCalendar | null;

  /** Choices such as "Tomorrow", shown as buttons beside the calendar. */
  @property({ attribute: false }) presets: readonly CalendarPreset[] = [];
  /** Shows lists of months and years in the calendar. */
  @property({ type: Boolean, attribute: 'month-select' }) monthSelect = false;
  /** Whether the calendar is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  readonly #handleSelect = (event: PlinthCalendarEventMap['plinth-calendar-change']): void => {
    this.#calendarPopup.close();
    this.commitValue(event.detail.value);
  };

  protected override renderControl(): TemplateResult {
    const { strings } = this.locale;
    const { handleBeforetoggle, handleTriggerClick, handleTriggerPointerdown } = this.#calendarPopup.popup;
    return html`<div part="control" @keydown=${this.#calendarPopup.handleFieldKeydown}>
        ${this.renderInput()}
        <span class="end">
          ${this.renderClearOrLock()}
          <button
            type="button"
            class="corner trigger"
            aria-label=${strings.openCalendar}
            ?hidden=${!this.isEditable}
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
                .presets=${this.presets}
                .monthSelect=${this.monthSelect}
                @plinth-calendar-change=${this.#handleSelect}
              ></plinth-calendar>`
            : nothing
        }
      </div>`;
  }
}
