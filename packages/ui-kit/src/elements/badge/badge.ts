import { html, nothing, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { iconCheck } from '#icons/icons.ts';
import { badgeStyles } from './badge.styles.ts';

export const badgeVariants = [
  'neutral',
  'plain',
  'primary',
  'success',
  'warning',
  'danger',
  'info',
  'accent',
  'sandbox',
] as const;
export const badgeKinds = ['label', 'count', 'dot'] as const;

/**
 * A badge that shows a status in one or two words, a count, or a dot. Use `plain` for the usual status and a color only
 * for an unusual one. Use `accent`, a count or a dot when the user has to act.
 *
 * @when A status that differs from the usual, beside a name, in a table cell or on a menu item.
 * @whenNot For something that people remove or select, use a `plinth-tag`. For a sentence, use an alert.
 * @keyboard none
 * @slot - The text of the label, or the number of the count. A dot has no content.
 * @csspart base - The component's wrapper.
 */
export class PlinthBadge extends PlinthElement {
  static override styles = badgeStyles;

  /** The variant, which sets the color. Counts and dots are always brass. @default 'neutral' */
  @property({ reflect: true, of: badgeVariants }) variant: (typeof badgeVariants)[number] = 'neutral';
  /** The kind of badge: text, a number, or a dot. @default 'label' */
  @property({ reflect: true, of: badgeKinds }) kind: (typeof badgeKinds)[number] = 'label';
  /** The accessible name, such as `3 new notifications`. A dot without it is decorative. */
  @property() label: string | undefined;

  override render(): TemplateResult {
    const checked = this.variant === 'plain' && this.kind === 'label';
    return html`<span
      part="base"
      class=${`${this.variant} ${this.kind}`}
      role=${this.label ? 'img' : nothing}
      aria-label=${this.label || nothing}
      >${checked ? glyph(iconCheck) : nothing}<slot></slot
    ></span>`;
  }
}
