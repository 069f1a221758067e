import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { ref } from 'lit/directives/ref.js';
import { isElement } from '#base/dom.ts';
import type { GridEditorKind } from '../data-grid.types.ts';

/** The control of a cell that is being edited. */
export interface CellControl {
  readonly kind: GridEditorKind;
  readonly text: string;
  readonly label: string;
  readonly error: string;
  /** The options of a `choice` control. */
  readonly choices: readonly string[];
  readonly onInput: (event: Event) => void;
}

function renderChoice({ text, label, error, choices, onInput }: CellControl): TemplateResult {
  const options = choices.includes(text) ? choices : [text, ...choices];
  return html`<select
    class="entry"
    aria-label=${label}
    aria-invalid=${error ? 'true' : nothing}
    aria-describedby=${error ? 'cell-error' : nothing}
    @input=${onInput}
  >
    ${options.map((option) => html`<option value=${option} ?selected=${option === text}>${option}</option>`)}
  </select>`;
}

/** Renders the control of a cell. A number is typed as text, because a native number field has no grouping and may use another language. */
export function renderCellControl(control: CellControl): TemplateResult {
  const { kind, text, label, error, onInput } = control;
  if (kind === 'choice') return renderChoice(control);
  return html`<input
    class="entry"
    type=${kind === 'date' ? 'date' : 'text'}
    inputmode=${kind === 'number' ? 'decimal' : nothing}
    dir=${kind === 'number' ? 'ltr' : 'auto'}
    autocomplete="off"
    aria-label=${label}
    aria-invalid=${error ? 'true' : nothing}
    aria-describedby=${error ? 'cell-error' : nothing}
    .value=${live(text)}
    @input=${onInput}
  />`;
}

/** Shows the error message below its cell, once both are in the document. */
function showError(message: Element | undefined): void {
  queueMicrotask(() => {
    const source = message?.parentElement;
    if (isElement(message) && source?.isConnected && !message.matches(':popover-open')) message.showPopover({ source });
  });
}

/** Renders the editor of a cell: its control and, if the value is invalid, the error message. */
export function renderCellEditor(control: unknown, error: string): TemplateResult {
  const message = html`<div id="cell-error" class="float" popover="manual" role="alert" ${ref(showError)}>
    ${error}
  </div>`;
  return html`<div class="cell-editor">${control}${error ? message : nothing}</div>`;
}
