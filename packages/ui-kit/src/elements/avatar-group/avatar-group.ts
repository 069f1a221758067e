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

/** A whole number that is not negative, else nothing. */
function countOf(value: number | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.floor(value) : undefined;
}

/**
 * The people of one thing in a small place: they overlap, and those that do not fit are a number.
 *
 * @when Who takes part in something is told by a few pictures, in a row of a table or the head of a card.
 * @whenNot Where the names matter use a list.
 * @keyboard none
 * @slot - The `plinth-avatar`s.
 * @csspart base - The row.
 * @csspart more - The number of those that are not shown.
 * @cssproperty [--plinth-avatar-group-ring=--plinth-color-surface] - Colour of the ring around each: that of the ground.
 * @dependency plinth-avatar
 */
export class PlinthAvatarGroup extends PlinthElement {
  static override styles = avatarGroupStyles;

  readonly #locale = new LocaleController(this, avatarGroupStrings);

  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** How many are shown at most; all of them when not given. */
  @property({ type: Number }) max: number | undefined;
  /** How many there are in all, where that is more than are in it. */
  @property({ type: Number }) total: number | undefined;
  /** Size of every avatar in it. @default 'medium' */
  @property({ reflect: true, of: avatarSizes }) size: (typeof avatarSizes)[number] = 'medium';
  /** Who they are, for assistive technology. */
  @property() label: string | undefined;

  @state() private count = 0;

  override updated(): void {
    this.#arrange();
  }

  readonly #handleSlotchange = (): void => {
    this.count = this.assigned.length;
    this.#arrange();
  };

  get #shown(): number {
    return Math.min(countOf(this.max) ?? this.count, this.count);
  }

  #arrange(): void {
    const shown = this.#shown;
    for (const [index, avatar] of this.assigned.entries()) {
      avatar.hidden = index >= shown;
      if (avatar instanceof PlinthAvatar) avatar.size = this.size;
    }
  }

  override render(): TemplateResult {
    const more = Math.max(this.count, countOf(this.total) ?? 0) - this.#shown;
    return html`<div part="base" role="group" aria-label=${this.label || nothing}>
      <slot @slotchange=${this.#handleSlotchange}></slot>${more > 0 ? this.renderMore(more) : nothing}
    </div>`;
  }

  private renderMore(more: number): TemplateResult {
    const count = formatCount(more, this.#locale.language);
    return html`<span part="more" role="img" aria-label=${this.#locale.strings.andMore(count)}
      >${figure(`+${count}`)}</span
    >`;
  }
}
