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

const TINTS = 4;

/** First letters of the first and the last word that have a letter or digit. */
function initialsOf(name: string, language: string): string {
  const letters = name.split(/\s+/u).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  const text = [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('');
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return text.toUpperCase();
  }
}

/** The same name has the same tint on every page and in every session. */
function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.charCodeAt(0);
  return sum % TINTS;
}

/**
 * A person or an institution: the picture, or the initials of the name while there is none. Round for people,
 * `square` for banks and companies.
 *
 * @when Beside the name of a person, bank or company.
 * @whenNot In place of the name; for a drawing that stands for an action or a state take an icon.
 * @keyboard none
 * @csspart base - The coloured surface.
 * @csspart picture - The image.
 */
export class PlinthAvatar extends PlinthElement {
  static override styles = avatarStyles;

  readonly #locale = new LocaleController(this, avatarStrings);

  /** Whose it is: gives the initials and the name for assistive technology. Without a name it is decoration. */
  @property() name = '';
  /** Address of the picture. When it does not load, the initials stay. */
  @property() src: string | undefined;
  /** Round for people, square for institutions. @default 'round' */
  @property({ reflect: true, of: avatarShapes }) shape: (typeof avatarShapes)[number] = 'round';
  /** 24 (`small`), 32, 40 (`large`) or 64 px (`huge`). @default 'medium' */
  @property({ reflect: true, of: avatarSizes }) size: (typeof avatarSizes)[number] = 'medium';
  /** Whether the person is there, as a dot. */
  @property({ reflect: true, of: [undefined, ...avatarPresences] }) presence:
    | (typeof avatarPresences)[number]
    | undefined;

  @state() private failed: string | undefined;

  private readonly handleError = (): void => {
    this.failed = this.src;
  };

  /** What the dot says. */
  private presenceText(): string | undefined {
    const { strings } = this.#locale;
    const texts = {
      online: strings.presenceOnline,
      away: strings.presenceAway,
      busy: strings.presenceBusy,
      offline: strings.presenceOffline,
    };
    return this.presence && texts[this.presence];
  }

  override render(): TemplateResult {
    const name = String(this.name ?? '');
    const presence = this.presenceText();
    const label = [name, presence].filter(Boolean).join(', ');
    return html`<span
      part="base"
      class=${`tint-${tintOf(name)}`}
      role=${label ? 'img' : nothing}
      aria-label=${label || nothing}
      aria-hidden=${label ? nothing : 'true'}
      >${this.renderPicture(name)}${presence ? html`<span class="presence"></span>` : nothing}</span
    >`;
  }

  private renderPicture(name: string): TemplateResult | string {
    if (this.src && this.src !== this.failed) {
      return html`<img
        part="picture"
        src=${this.src}
        alt=""
        referrerpolicy="no-referrer"
        @error=${this.handleError}
      />`;
    }
    return initialsOf(name, this.#locale.language) || glyph(iconUser, 'small');
  }
}
