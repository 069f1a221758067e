import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { iconOfFile } from '#base/file-kind.ts';
import { filesIn, visibleFileName } from '#base/files.ts';
import { FormElement, VALID, type ValidationResult } from '#base/form-element.ts';
import { glyph } from '#base/glyph.ts';
import { renderError } from '#base/message.ts';
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
import { filesOf, partitionFiles, type DropzoneFile, type RefusedFile } from './dropzone.model.ts';
import { dropzoneStyles } from './dropzone.styles.ts';

const english = { ...chipsStrings, ...dropzoneStrings, ...listStrings, ...sharedStrings };

/** The number of refused files that the message names; the others are counted. */
const MAX_NAMED_FILES = 3;

export interface PlinthDropzoneEventMap {
  'plinth-dropzone-add': CustomEvent<{ readonly files: readonly File[]; readonly refused: readonly RefusedFile[] }>;
  'plinth-dropzone-remove': CustomEvent<{ readonly id: string }>;
  'plinth-dropzone-retry': CustomEvent<{ readonly id: string }>;
}

/**
 * A drop area in which users select, drop or paste files, with a list of the files and their upload progress. It does
 * not upload: either its form submits the files, or the page listens for added files, uploads them, and sets `files`.
 *
 * With a `name`, it is a form control: it lists the files itself and submits them like `<input type="file" multiple>`. To
 * submit the files of its own list, the page sets the `file` of each entry. The browser doesn't restore files after going
 * back.
 *
 * @when People add files, such as documents or screenshots.
 * @whenNot For existing files, use a document list.
 * @keyboard Enter, Space — On the button, opens the file picker; on a file's buttons, removes the file or tries again.
 * @slot label-end - Content after the label, such as a link.
 * @csspart base - The component's wrapper.
 * @csspart label-row - The row with the label and the content after it.
 * @csspart label - The label.
 * @csspart area - The drop area.
 * @csspart file - A file of the list.
 * @csspart error - The error message.
 * @csspart help - The help text.
 * @fires plinth-dropzone-add - Emitted when the user selects, drops or pastes files, with the accepted and the refused ones.
 * @fires plinth-dropzone-remove - Emitted when the user removes a file.
 * @fires plinth-dropzone-retry - Emitted when the user retries a failed upload.
 * @fires input - Emitted when the user adds or removes files. Native event, composed.
 * @fires change - Emitted when the user adds or removes files. Native event.
 */
export class PlinthDropzone extends FormElement<PlinthDropzoneEventMap> {
  static override styles = dropzoneStyles;

  readonly #locale = new LocaleController(this, english);
  readonly #drop = new FileDropController(this, {
    anywhere: () => this.anywhere,
    onFiles: (files) => this.#add(files),
  });

  #lastId = 0;

  @query('[part="base"]') protected readonly control!: HTMLElement | null;
  @query('input') private readonly input!: HTMLInputElement | null;

  /** The label of the drop area and the list. */
  @property() label = '';
  /** The help text below the drop area, shown with the limits. */
  @property() help = '';
  /** The files, newest last. A form reset removes them. */
  @property({ attribute: false }) files: readonly DropzoneFile[] = [];
  /** The accepted types, like `accept` of a native file input: `.pdf,image/*`. Without it, any type is accepted. */
  @property() accept = '';
  /** The maximum size of a file, in bytes. Not limited unless it is a number. */
  @property({ type: Number, attribute: 'max-size' }) maxSize: number | undefined;
  /** The maximum number of files. Not limited unless it is a number. */
  @property({ type: Number, attribute: 'max-files' }) maxFiles: number | undefined;
  /** Accepts files that are dropped anywhere on the page. */
  @property({ type: Boolean }) anywhere = false;
  @state() private refused: readonly RefusedFile[] = [];

  constructor() {
    super();
    this.addEventListener('click', this.#handleClick);
  }

  override updated(changed: PropertyValues<this>): void {
    for (const bar of this.renderRoot.querySelectorAll<HTMLElement>('[data-share]'))
      bar.style.setProperty('--_share', bar.getAttribute('data-share'));
    super.updated(changed);
  }

  /** A click on an external label is dispatched on the host: opens the file picker, as for a native file input. */
  readonly #handleClick = (event: Event): void => {
    if (event.composedPath()[0] === this) this.input?.click();
  };

  /** The native event is composed; the dropzone fires its own once it has accepted the files. */
  readonly #handleInput = (event: Event): void => event.stopPropagation();

  readonly #handleChange = (): void => {
    const { input } = this;
    const files = [...(input?.files ?? [])];
    // Lets the user select the same file again after removing it.
    if (input) input.value = '';
    this.#add(files);
  };

  readonly #handlePaste = (event: ClipboardEvent): void => {
    const files = filesIn(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    this.#add(files);
  };

  #add(files: readonly File[]): void {
    if (this.isDisabled || files.length === 0) return;
    const listed = this.files;
    const listedCount = filesOf(listed).filter(({ lost }) => !lost).length;
    const { accepted, refused } = partitionFiles(files, {
      accept: this.accept,
      maxSize: limitOrInfinity(this.maxSize),
      remaining: Math.max(0, this.#maxFiles - listedCount),
    });
    this.refused = refused;
    emit(this, 'plinth-dropzone-add', { files: accepted, refused });
    if (accepted.length === 0) return;
    // A listener of the page may have listed the files.
    if (this.name && this.files === listed) this.files = [...filesOf(listed), ...accepted.map(this.#entryOf)];
    this.dispatchNative('input', 'change');
  }

  readonly #entryOf = (file: File): DropzoneFile => {
    this.#lastId += 1;
    return { id: `file-${this.#lastId}`, name: file.name, size: file.size, state: 'selected', file };
  };

  #retry(id: string): void {
    // Moves the focus, since the button is removed while the file is uploaded.
    this.input?.focus();
    emit(this, 'plinth-dropzone-retry', { id });
  }

  #remove(id: string): void {
    this.refused = [];
    // Moves the focus, since the button is removed with its row.
    this.input?.focus();
    emit(this, 'plinth-dropzone-remove', { id });
    if (this.name) this.files = filesOf(this.files).filter((file) => file.id !== id);
    this.dispatchNative('input', 'change');
  }

  get #maxFiles(): number {
    return limitOrInfinity(this.maxFiles);
  }

  /** The files that count as an answer. */
  get #answeredFiles(): readonly DropzoneFile[] {
    return filesOf(this.files).filter(({ state: fileState }) => fileState !== 'failed');
  }

  protected override get formValue(): FormData | null {
    const { name } = this;
    const data = new FormData();
    for (const { file } of this.#answeredFiles) if (typeof file?.slice === 'function') data.append(name, file);
    return name && data.has(name) ? data : null;
  }

  /** Files are not restored: the browser keeps no access to them. */
  protected override get formState(): null {
    return null;
  }
  protected override get anchor(): HTMLElement | null {
    return this.input;
  }

  override formResetCallback(): void {
    this.refused = [];
    this.files = [];
  }

  protected override restoreValue(): void {}

  protected override validate(): ValidationResult {
    if (!this.required || this.#answeredFiles.length > 0) return VALID;
    return { flags: { valueMissing: true }, message: this.#locale.strings.fileMissing };
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const files = filesOf(this.files);
    const isSingle = this.#maxFiles === 1;
    return html`<div part="base" role="group" aria-labelledby="label" @paste=${this.#handlePaste}>
      <div part="label-row" class="label-row">
        <span part="label" id="label">${this.label}</span><slot name="label-end"></slot>
      </div>
      <div part="area" class=${this.#drop.isOver && !this.isDisabled ? 'over' : ''}>
        <input
          id="input"
          type="file"
          ?multiple=${!isSingle}
          accept=${this.accept || nothing}
          ?disabled=${this.isDisabled}
          ?required=${this.required}
          aria-describedby="limits error help"
          aria-invalid=${this.error ? 'true' : 'false'}
          @input=${this.#handleInput}
          @change=${this.#handleChange}
        />
        <label for="input"
          >${glyph(iconUpload)}<span class="choose">${isSingle ? strings.fileChoose : strings.filesChoose}</span
          ><span class="note">${strings.filesDrop}</span></label
        >
        <div id="limits" class="note">${this.#limitText()}</div>
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
      <span class="visually-hidden" role="status">${this.#progressText(files)}</span>
    </div>`;
  }

  #limitText(): string {
    const { strings, language } = this.#locale;
    const size = Number.isFinite(limitOrInfinity(this.maxSize))
      ? strings.fileLimitSize(formatFileSize(this.maxSize, language))
      : '';
    const count =
      Number.isFinite(this.#maxFiles) && this.#maxFiles > 1
        ? strings.fileLimitCount(formatCount(this.#maxFiles, language))
        : '';
    return [size, count].filter(Boolean).join(' · ');
  }

  #progressText(files: readonly DropzoneFile[]): string {
    const { strings, language } = this.#locale;
    const count = (value: number): string => formatCount(value, language);
    // Selected files are uploaded with the form.
    const uploads = files.filter(({ state: fileState }) => fileState !== 'selected');
    return uploads.length > 0
      ? strings.filesUploaded(
          count(uploads.filter(({ state: fileState }) => fileState === 'done').length),
          count(uploads.length),
        )
      : '';
  }

  private renderRefused(): TemplateResult {
    const { strings, language } = this.#locale;
    const messages = {
      folder: strings.fileRefusedFolder,
      empty: strings.fileRefusedEmpty,
      name: strings.fileRefusedName,
      type: (name: string): string => strings.fileRefusedType(name),
      size: (name: string): string => strings.fileRefusedSize(name, formatFileSize(this.maxSize, language)),
      many: (name: string): string => strings.fileRefusedMany(name, formatCount(this.#maxFiles, language)),
    };
    const unnamedCount = this.refused.length - MAX_NAMED_FILES;
    return html`<ul class="refused" role="alert">
      ${this.refused.slice(0, MAX_NAMED_FILES).map(({ file, why }) => html`<li>${messages[why](visibleFileName(file.name))}</li>`)}
      ${unnamedCount > 0 ? html`<li>${strings.fileRefusedMore(formatCount(unnamedCount, language))}</li>` : nothing}
    </ul>`;
  }

  private renderFile(file: DropzoneFile): TemplateResult {
    const { strings, language } = this.#locale;
    const name = String(file.name);
    const text = file.state === 'waiting' ? strings.fileWaiting : file.state === 'done' ? strings.fileDone : '';
    return html`<li class="file" part="file">
      <div class="row">
        ${glyph(iconOfFile(name))}
        <span class="name" dir="auto" title=${name}>${name}</span>
        ${text ? html`<span class="note">${text}</span>` : nothing}
        ${file.size === undefined ? nothing : html`<bdi class="note">${formatFileSize(file.size, language)}</bdi>`}
        <button
          type="button"
          class="corner"
          aria-label=${strings.removeNamed(name)}
          ?disabled=${this.isDisabled}
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
          : html`<button type="button" class="retry" ?disabled=${this.isDisabled} @click=${() => this.#retry(file.id)}>
              ${strings.tryAgain}
            </button>`
      }
    </div>`;
  }
}

/** Returns the limit, or infinity if it is not a number. */
const limitOrInfinity = (limit: number | undefined): number =>
  typeof limit === 'number' && limit > 0 ? limit : Number.POSITIVE_INFINITY;
