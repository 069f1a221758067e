import { html, nothing, type TemplateResult } from 'lit';
import { queryAssignedElements, state } from 'lit/decorators.js';
import { figure } from '#base/figure.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { avatarGroupStrings } from '#strings/en/avatar-group.ts';
import { avatarSizes, PlinthAvatar } from '../avatar/avatar.ts';
import { avatarGroupStyles } from './avatar-group.styles.ts';

/** Returns the value rounded down if it is a non-negative number, otherwise undefined. */
function normalizeCount(value: number | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.floor(value) : undefined;
}

/**
 * A row of overlapping avatars that shows a limited number of them and the count of the others.
 *
 * @when A few pictures tell who takes part in something, for example in a table row or the header of a card.
 * @whenNot If the names matter, use a list.
 * @keyboard none
 * @slot - The `plinth-avatar` elements.
 * @csspart base - The component's wrapper.
 * @csspart more - The count of hidden avatars.
 * @cssproperty [--plinth-avatar-group-ring=--plinth-color-surface] - The color of the ring around each avatar. Set it to the background color.
 * @dependency plinth-avatar
 */
export class PlinthAvatarGroup extends PlinthElement {
  static override styles = avatarGroupStyles;

  readonly #locale = new LocaleController(this, avatarGroupStrings);

  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** The maximum number of visible avatars. Without it, all are visible. */
  @property({ type: Number }) max: number | undefined;
  /** The total number, if it is larger than the number of slotted avatars. */
  @property({ type: Number }) total: number | undefined;
  /** The size of all avatars. @default 'medium' */
  @property({ reflect: true, of: avatarSizes }) size: (typeof avatarSizes)[number] = 'medium';
  /** The accessible name of the group. */
  @property() label: string | undefined;

  @state() private count = 0;

  override updated(): void {
    this.#updateAvatars();
  }

  readonly #handleSlotchange = (): void => {
    this.count = this.assigned.length;
    this.#updateAvatars();
  };

  get #visibleCount(): number {
    return Math.min(normalizeCount(this.max) ?? this.count, this.count);
  }

  #updateAvatars(): void {
    const visibleCount = this.#visibleCount;
    for (const [index, avatar] of this.assigned.entries()) {
      avatar.hidden = index >= visibleCount;
      if (avatar instanceof PlinthAvatar) avatar.size = this.size;
    }
  }

  override render(): TemplateResult {
    const hiddenCount = Math.max(this.count, normalizeCount(this.total) ?? 0) - this.#visibleCount;
    return html`<div part="base" role="group" aria-label=${this.label || nothing}>
      <slot @slotchange=${this.#handleSlotchange}></slot>${hiddenCount > 0 ? this.renderMore(hiddenCount) : nothing}
    </div>`;
  }

  private renderMore(hiddenCount: number): TemplateResult {
    const count = formatCount(hiddenCount, this.#locale.language);
    return html`<span part="more" role="img" aria-label=${this.#locale.strings.andMore(count)}
      >${figure(`+${count}`)}</span
    >`;
  }
}
