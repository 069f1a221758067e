import { css, html, type TemplateResult } from 'lit';
import { hostStyles } from '#base/host.styles.ts';
import { ensureId } from '#base/ids.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';

/**
 * The content of a tab in `plinth-tabs`. It belongs to the tab with the same `name`.
 *
 * @when Inside `plinth-tabs`, one for each tab.
 * @whenNot Outside `plinth-tabs`.
 * @keyboard none
 * @slot - The panel's content.
 * @cssproperty [--plinth-tab-panel-padding=--plinth-space-4 0 0] - The padding of the panel.
 */
export class PlinthTabPanel extends PlinthElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
        padding: var(--plinth-tab-panel-padding, var(--plinth-space-4) 0 0);
      }
      :host(:focus-visible) {
        outline: 2px solid var(--plinth-color-focus);
        outline-offset: 2px;
        border-radius: var(--plinth-radius-mark);
      }
    `,
  ];

  /** The `name` of the tab that shows the panel. */
  @property({ reflect: true }) name = '';

  override connectedCallback(): void {
    super.connectedCallback();
    ensureId(this, 'tab-panel');
    this.role = 'tabpanel';
    this.tabIndex = 0;
  }

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}
