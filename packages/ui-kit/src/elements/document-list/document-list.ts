import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { iconOfFile } from '#base/file-kind.ts';
import { glyph } from '#base/glyph.ts';
import { listStatuses, renderListState } from '#base/list-state.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatFileSize } from '#format/file-size.ts';
import { formatDate } from '#format/format.ts';
import { iconDownload } from '#icons/icons.ts';
import { documentListStrings } from '#strings/en/document-list.ts';
import { listStrings } from '#strings/en/list.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { documentListStyles } from './document-list.styles.ts';

const english = { ...documentListStrings, ...listStrings, ...sharedStrings };

/** A document of the list. */
export interface ListedDocument {
  readonly id: string;
  readonly name: string;
  /** A second line, such as the kind of document or its signatory. */
  readonly description?: string | undefined;
  /** The date of the document, as an ISO date or time. */
  readonly date?: string | undefined;
  /** The size in bytes. */
  readonly size?: number | undefined;
  /** Whether the document is loading. */
  readonly busy?: boolean | undefined;
  /** Why the document could not be loaded. */
  readonly error?: string | undefined;
}

export interface PlinthDocumentListEventMap {
  'plinth-document-open': CustomEvent<{ readonly id: string }>;
  'plinth-documents-retry': CustomEvent<Record<string, never>>;
}

/**
 * A list of documents, each with a button that opens it. URLs of files are often signed and short-lived, so the page
 * requests one when the user opens a document.
 *
 * @when Existing documents that people open, such as contracts or statements.
 * @whenNot For files that people add, use a dropzone.
 * @keyboard Enter, Space — On a document's button, opens the document.
 * @slot empty - Replaces the message that is shown when there are no documents.
 * @csspart list - The list.
 * @csspart document - A document.
 * @fires plinth-document-open - Emitted when the user opens a document.
 * @fires plinth-documents-retry - Emitted when the user activates "Try again".
 */
export class PlinthDocumentList extends PlinthElement<PlinthDocumentListEventMap> {
  static override styles = documentListStyles;

  readonly #locale = new LocaleController(this, english);

  /** The accessible name of the list. */
  @property() label = '';
  /** The documents, in order. */
  @property({ attribute: false }) documents: readonly ListedDocument[] = [];
  /** The status of the list. @default 'ready' */
  @property({ of: listStatuses }) status: (typeof listStatuses)[number] = 'ready';

  readonly #handleRetry = (): void => {
    emit(this, 'plinth-documents-retry', {});
  };

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const documents = normalizeList(this.documents);
    const isReady = this.status === 'ready';
    return html`<div tabindex="-1">
      ${
        isReady && documents.length > 0
          ? html`<ul class="files" part="list" aria-label=${this.label || nothing}>
              ${documents.map((document) => this.renderDocument(document))}
            </ul>`
          : nothing
      }
      <div ?hidden=${!isReady || documents.length > 0}>
        <slot name="empty"><div class="state">${strings.documentsEmpty}</div></slot>
      </div>
      ${this.status === 'ready' ? nothing : renderListState(this.status, strings, this.#handleRetry)}
    </div>`;
  }

  private renderDocument({ id, name, description, date, size, busy, error }: ListedDocument): TemplateResult {
    const { strings, language } = this.#locale;
    const fileName = String(name ?? '');
    return html`<li class="file" part="document">
      <div class="row">
        ${glyph(iconOfFile(fileName))}
        <span class="text">
          <span class="name" dir="auto" title=${fileName}>${fileName}</span>
          ${description ? html`<span class="description">${description}</span>` : nothing}
        </span>
        ${date ? html`<span class="note">${formatDate(date, 'medium', { language })}</span>` : nothing}
        ${size === undefined ? nothing : html`<bdi class="note size">${formatFileSize(size, language)}</bdi>`}
        <button
          type="button"
          class="corner"
          aria-label=${strings.documentDownload(fileName)}
          aria-busy=${busy ? 'true' : 'false'}
          ?disabled=${busy}
          @click=${() => emit(this, 'plinth-document-open', { id })}
        >
          ${busy ? html`<span class="ring"></span>` : glyph(iconDownload, 'small')}
        </button>
      </div>
      ${error ? html`<div class="failure" role="alert">${error}</div>` : nothing}
    </li>`;
  }
}
