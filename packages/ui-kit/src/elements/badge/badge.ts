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
 * A state in one or two words, beside what it belongs to. What is usual takes `plain`; only what differs has a tint.
 * Brass (`accent`, and every count and dot) is for what waits for the user.
 *
 * @when The state of one thing differs from the usual: beside its name, in a table's cell, on a menu entry.
 * @whenNot What a person may take away or choose is a `plinth-tag`; a sentence is an alert.
 * @keyboard none
 * @slot - The words, or the number of a count. A dot has none.
 * @csspart base - The box around them.
 */
export class PlinthBadge extends PlinthElement {
  static override styles = badgeStyles;

  /** Its colour by meaning. A count and a dot are always brass. @default 'neutral' */
  @property({ reflect: true, of: badgeVariants }) variant: (typeof badgeVariants)[number] = 'neutral';
  /** Words, a round number, or only a mark. @default 'label' */
  @property({ reflect: true, of: badgeKinds }) kind: (typeof badgeKinds)[number] = 'label';
  /** What assistive technology reads instead: `3 new notifications`. A dot without it is decoration. */
  @property() label: string | undefined;

  override render(): TemplateResult {
    const checked = this.variant === 'plain' && this.kind === 'label';
    return html`<span part="base" role=${this.label ? 'img' : nothing} aria-label=${this.label || nothing}
      >${checked ? glyph(iconCheck) : nothing}<slot></slot
    ></span>`;
  }
}
