import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconUser } from '#icons/icons.ts';
import { avatarStrings } from '#strings/en/avatar.ts';
import { avatarStyles } from './avatar.styles.ts';

export const avatarShapes = ['round', 'square'] as const;
export const avatarSizes = ['medium', 'small', 'large', 'huge'] as const;
export const avatarPresences = ['online', 'away', 'busy', 'offline'] as const;

const TINT_COUNT = 4;

/** Returns the initials of the first and last word that have a letter or digit. */
function initialsOf(name: string, language: string): string {
  const letters = name.split(/\s+/u).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  const text = [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('');
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return text.toUpperCase();
  }
}

/** Returns a tint for a name, the same on every page and in every session. */
function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.charCodeAt(0);
  return sum % TINT_COUNT;
}

/** Returns the accessible text of a presence dot. */
export function presenceText(
  presence: (typeof avatarPresences)[number] | undefined,
  strings: typeof avatarStrings,
): string | undefined {
  const texts = {
    online: strings.presenceOnline,
    away: strings.presenceAway,
    busy: strings.presenceBusy,
    offline: strings.presenceOffline,
  };
  return presence && texts[presence];
}

/**
 * An avatar that represents a person or an institution by a picture or, without one, by the initials of the name.
 *
 * @when Beside the name of a person, bank or company.
 * @whenNot Instead of the name. For an action or a status, use an icon.
 * @keyboard none
 * @csspart base - The component's wrapper.
 * @csspart picture - The native `<img>` element.
 */
export class PlinthAvatar extends PlinthElement {
  static override styles = avatarStyles;

  readonly #locale = new LocaleController(this, avatarStrings);

  /** The name, from which the initials and the accessible name derive. Without a name, the avatar is decorative. */
  @property() name = '';
  /** The URL of the picture. If it fails to load, the initials are shown. */
  @property() src: string | undefined;
  /** The shape: `round` for people, `square` for institutions. @default 'round' */
  @property({ reflect: true, of: avatarShapes }) shape: (typeof avatarShapes)[number] = 'round';
  /** The size: 24 px (`small`), 32 px, 40 px (`large`) or 64 px (`huge`). @default 'medium' */
  @property({ reflect: true, of: avatarSizes }) size: (typeof avatarSizes)[number] = 'medium';
  /** The person's presence, shown as a dot. */
  @property({ reflect: true, of: [undefined, ...avatarPresences] }) presence:
    | (typeof avatarPresences)[number]
    | undefined;

  @state() private failedSrc: string | undefined;

  readonly #handleError = (): void => {
    this.failedSrc = this.src;
  };

  override render(): TemplateResult {
    const name = String(this.name ?? '');
    const presence = presenceText(this.presence, this.#locale.strings);
    const label = [name, presence].filter(Boolean).join(', ');
    return html`<span
      part="base"
      class=${`tint-${tintOf(name)} ${this.shape} ${this.size}`}
      role=${label ? 'img' : nothing}
      aria-label=${label || nothing}
      aria-hidden=${label ? nothing : 'true'}
      >${this.#renderPicture(name)}${presence ? html`<span class=${`presence ${this.presence}`}></span>` : nothing}</span
    >`;
  }

  #renderPicture(name: string): TemplateResult | string {
    if (this.src && this.src !== this.failedSrc) {
      return html`<img
        part="picture"
        src=${this.src}
        alt=""
        referrerpolicy="no-referrer"
        @error=${this.#handleError}
      />`;
    }
    return initialsOf(name, this.#locale.language) || glyph(iconUser, 'small');
  }
}
