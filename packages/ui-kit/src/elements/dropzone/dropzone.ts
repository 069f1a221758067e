import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { iconOfFile } from '#base/file-kind.ts';
import { glyph } from '#base/glyph.ts';
import { renderError } from '#base/message.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { ratioOf } from '#base/ratio.ts';
import { FileDropController } from '#controllers/file-drop.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { formatFileSize } from '#format/file-size.ts';
import { iconUpload, iconX } from '#icons/icons.ts';
import { chipsStrings } from '#strings/en/chips.ts';
import { dropzoneStrings } from '#strings/en/dropzone.ts';
import { listStrings } from '#strings/en/list.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { filesOf, sortFiles, type DropzoneFile, type RefusedFile } from './dropzone.model.ts';
import { dropzoneStyles } from './dropzone.styles.ts';

const english = { ...chipsStrings, ...dropzoneStrings, ...listStrings, ...sharedStrings };

/** Names of refused files that are said; the rest is counted. */
const NAMED = 3;

export interface PlinthDropzoneEventMap {
  'plinth-dropzone-add': CustomEvent<{ readonly files: readonly File[]; readonly refused: readonly RefusedFile[] }>;
  'plinth-dropzone-remove': CustomEvent<{ readonly id: string }>;
  'plinth-dropzone-retry': CustomEvent<{ readonly id: string }>;
}

/**
 * A place for files: chosen, dropped or pasted, with the list of those that there are and how far each is. It uploads
 * nothing: the page hears of files that fit the limits, sends them, and sets `files`.
 *
 * @when A person adds files: documents for a review, a picture for a ticket.
 * @whenNot For files that there are already take a document list.
 * @keyboard Enter, Space — On its button: chooses files; on a file's buttons: removes it or tries again.
 * @slot label-end - Beside the label: a link, a note.
 * @csspart base - The whole.
 * @csspart label - The label.
 * @csspart area - The place.
 * @csspart file - One file of the list.
 * @csspart error - The message of files in error.
 * @csspart help - The line of help.
 * @fires plinth-dropzone-add - when a person chose, dropped or pasted files: those that fit, and those that do not.
 * @fires plinth-dropzone-remove - when a person takes a file out.
 * @fires plinth-dropzone-retry - when a person tries again to upload a file.
 */
export class PlinthDropzone extends PlinthElement<PlinthDropzoneEventMap> {
  static override styles = dropzoneStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  readonly #locale = new LocaleController(this, english);
  readonly #drop = new FileDropController(this, {
    anywhere: () => this.anywhere,
    onFiles: (files) => this.#add(files),
  });

  @query('input') private readonly input!: HTMLInputElement | null;

  /** Names the place and the list. */
  @property() label = '';
  /** A line under the place, besides the limits. */
  @property() help = '';
  /** What is wrong with the files as a whole; announced once. */
  @property() error = '';
  /** The files that there are, newest last. */
  @property({ attribute: false }) files: readonly DropzoneFile[] = [];
  /** What is taken, as for a native file input: `.pdf,image/*`; anything when empty. */
  @property() accept = '';
  /** Bytes of one file; no limit when it is no number. */
  @property({ type: Number, attribute: 'max-size' }) maxSize: number | undefined;
  /** Most files; no limit when it is no number. */
  @property({ type: Number, attribute: 'max-files' }) maxFiles: number | undefined;
  /** Files count wherever on the page they fall. */
  @property({ type: Boolean }) anywhere = false;
  /** Nothing can be added or taken out. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  @state() private refused: readonly RefusedFile[] = [];

  override updated(): void {
    for (const bar of this.renderRoot.querySelectorAll<HTMLElement>('[data-share]'))
      bar.style.setProperty('--_share', bar.getAttribute('data-share'));
  }

  readonly #handleChoose = (): void => {
    const { input } = this;
    const files = [...(input?.files ?? [])];
    // The same file can be chosen again once it was taken out.
    if (input) input.value = '';
    this.#add(files);
  };

  readonly #handlePaste = (event: ClipboardEvent): void => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    this.#add(files);
  };

  #add(chosen: readonly File[]): void {
    if (this.disabled || chosen.length === 0) return;
    const kept = filesOf(this.files).filter(({ lost }) => !lost).length;
    const { taken, refused } = sortFiles(chosen, {
      accept: this.accept,
      maxSize: limit(this.maxSize),
      room: Math.max(0, this.#most - kept),
    });
    this.refused = refused;
    emit(this, 'plinth-dropzone-add', { files: taken, refused });
  }

  #remove(id: string): void {
    this.refused = [];
    // The button goes with its line.
    this.input?.focus();
    emit(this, 'plinth-dropzone-remove', { id });
  }

  get #most(): number {
    return limit(this.maxFiles);
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const files = filesOf(this.files);
    const one = this.#most === 1;
    return html`<div part="base" role="group" aria-labelledby="label" @paste=${this.#handlePaste}>
      <div part="label-row"><span part="label" id="label">${this.label}</span><slot name="label-end"></slot></div>
      <div part="area" class=${this.#drop.isOver && !this.disabled ? 'over' : ''}>
        <input
          id="input"
          type="file"
          ?multiple=${!one}
          accept=${this.accept || nothing}
          ?disabled=${this.disabled}
          aria-describedby="limits error help"
          aria-invalid=${this.error ? 'true' : 'false'}
          @change=${this.#handleChoose}
        />
        <label for="input"
          >${glyph(iconUpload)}<span class="choose">${one ? strings.fileChoose : strings.filesChoose}</span
          ><span class="note">${strings.filesDrop}</span></label
        >
        <div id="limits" class="note">${this.#limitWords()}</div>
      </div>
      ${this.refused.length > 0 ? this.renderRefused() : nothing} ${renderError(this.error)}
      <div part="help" id="help">${this.help}</div>
      ${
        files.length > 0
          ? html`<ul class="files" aria-label=${this.label}>
              ${files.map((file) => this.renderFile(file))}
            </ul>`
          : nothing
      }
      <span class="visually-hidden" role="status">${this.#progressWords(files)}</span>
    </div>`;
  }

  #limitWords(): string {
    const { strings, language } = this.#locale;
    const size = Number.isFinite(limit(this.maxSize))
      ? strings.fileLimitSize(formatFileSize(this.maxSize, language))
      : '';
    const count =
      Number.isFinite(this.#most) && this.#most > 1 ? strings.fileLimitCount(formatCount(this.#most, language)) : '';
    return [size, count].filter(Boolean).join(' · ');
  }

  #progressWords(files: readonly DropzoneFile[]): string {
    const { strings, language } = this.#locale;
    const count = (value: number): string => formatCount(value, language);
    return files.length > 0
      ? strings.filesUploaded(count(files.filter(({ state: each }) => each === 'done').length), count(files.length))
      : '';
  }

  private renderRefused(): TemplateResult {
    const { strings, language } = this.#locale;
    const words = {
      type: (name: string): string => strings.fileRefusedType(name),
      size: (name: string): string => strings.fileRefusedSize(name, formatFileSize(this.maxSize, language)),
      many: (name: string): string => strings.fileRefusedMany(name, formatCount(this.#most, language)),
    };
    const rest = this.refused.length - NAMED;
    return html`<ul class="refused" role="alert">
      ${this.refused.slice(0, NAMED).map(({ file, why }) => html`<li>${words[why](file.name)}</li>`)}
      ${rest > 0 ? html`<li>${strings.fileRefusedMore(formatCount(rest, language))}</li>` : nothing}
    </ul>`;
  }

  private renderFile(file: DropzoneFile): TemplateResult {
    const { strings, language } = this.#locale;
    const name = String(file.name);
    const words = file.state === 'waiting' ? strings.fileWaiting : file.state === 'done' ? strings.fileDone : '';
    return html`<li class="file" part="file">
      <div class="row">
        ${glyph(iconOfFile(name))}
        <span class="name" dir="auto" title=${name}>${name}</span>
        ${words ? html`<span class="note">${words}</span>` : nothing}
        ${file.size === undefined ? nothing : html`<bdi class="note">${formatFileSize(file.size, language)}</bdi>`}
        <button
          type="button"
          class="corner"
          aria-label=${strings.removeNamed(name)}
          ?disabled=${this.disabled}
          @click=${() => this.#remove(file.id)}
        >
          ${glyph(iconX, 'small')}
        </button>
      </div>
      ${file.state === 'uploading' ? this.renderProgress(file, name) : nothing}
      ${file.state === 'failed' ? this.renderFailure(file) : nothing}
    </li>`;
  }

  private renderProgress(file: DropzoneFile, name: string): TemplateResult {
    const share = ratioOf(file.progress, 1);
    return html`<div
      class="progress"
      role="progressbar"
      aria-label=${this.#locale.strings.fileUploading(name)}
      aria-valuenow=${Math.round(share * 100)}
      aria-valuemin="0"
      aria-valuemax="100"
      data-share=${share}
    ></div>`;
  }

  private renderFailure(file: DropzoneFile): TemplateResult {
    const { strings } = this.#locale;
    return html`<div class="failure" role="alert">
      <span>${file.message || strings.fileFailed}</span>
      ${
        file.lost
          ? nothing
          : html`<button
              type="button"
              class="retry"
              ?disabled=${this.disabled}
              @click=${() => emit(this, 'plinth-dropzone-retry', { id: file.id })}
            >
              ${strings.tryAgain}
            </button>`
      }
    </div>`;
  }
}

/** A limit that was given; none for what is no number. */
const limit = (given: number | undefined): number =>
  typeof given === 'number' && given > 0 ? given : Number.POSITIVE_INFINITY;
