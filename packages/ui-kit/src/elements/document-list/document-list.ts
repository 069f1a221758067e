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

/** A document that the page can fetch. */
export interface ListedDocument {
  readonly id: string;
  readonly name: string;
  /** A second line: what it is, who signed it. */
  readonly description?: string | undefined;
  /** When it was made, an ISO date or time. */
  readonly date?: string | undefined;
  /** Bytes. */
  readonly size?: number | undefined;
  /** It is being fetched. */
  readonly busy?: boolean | undefined;
  /** Why it could not be fetched. */
  readonly error?: string | undefined;
}

export interface PlinthDocumentListEventMap {
  'plinth-document-open': CustomEvent<{ readonly id: string }>;
  'plinth-documents-retry': CustomEvent<Record<string, never>>;
}

/**
 * Documents by name, each with the button that fetches it: contracts, statements. Addresses of files are signed and
 * short-lived, so the page fetches them when it is asked to.
 *
 * @when Documents that there are and that a person opens: contracts, statements.
 * @whenNot For files that a person adds take a dropzone.
 * @keyboard Enter, Space — On a document's button: opens it.
 * @slot empty - Instead of the kit's own words for none.
 * @csspart list - The list.
 * @csspart document - One document.
 * @fires plinth-document-open - when a person wants a document.
 * @fires plinth-documents-retry - when a person tries again to load the list.
 */
export class PlinthDocumentList extends PlinthElement<PlinthDocumentListEventMap> {
  static override styles = documentListStyles;

  readonly #locale = new LocaleController(this, english);

  /** Names the list for assistive technology. */
  @property() label = '';
  /** The documents, in their order. */
  @property({ attribute: false }) documents: readonly ListedDocument[] = [];
  /** How the list stands. @default 'ready' */
  @property({ of: listStatuses }) status: (typeof listStatuses)[number] = 'ready';

  readonly #handleRetry = (): void => {
    emit(this, 'plinth-documents-retry', {});
  };

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const documents = normalizeList(this.documents);
    const isReady = this.status === 'ready';
    return html`${
        isReady && documents.length > 0
          ? html`<ul class="files" part="list" aria-label=${this.label || nothing}>
              ${documents.map((each) => this.renderDocument(each))}
            </ul>`
          : nothing
      }
      <div ?hidden=${!isReady || documents.length > 0}>
        <slot name="empty"><div class="state">${strings.documentsEmpty}</div></slot>
      </div>
      ${this.status === 'ready' ? nothing : renderListState(this.status, strings, this.#handleRetry)}`;
  }

  private renderDocument({ id, name, description, date, size, busy, error }: ListedDocument): TemplateResult {
    const { strings, language } = this.#locale;
    const words = String(name ?? '');
    return html`<li class="file" part="document">
      <div class="row">
        ${glyph(iconOfFile(words))}
        <span class="what">
          <span class="name" dir="auto" title=${words}>${words}</span>
          ${description ? html`<span class="description">${description}</span>` : nothing}
        </span>
        ${date ? html`<span class="note">${formatDate(date, 'medium', { language })}</span>` : nothing}
        ${size === undefined ? nothing : html`<bdi class="note size">${formatFileSize(size, language)}</bdi>`}
        <button
          type="button"
          class="corner"
          aria-label=${strings.documentDownload(words)}
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
