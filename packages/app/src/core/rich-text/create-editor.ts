import { isInputMethodKey } from '@plinth/ui-kit/input-method';
import { Editor, Extension, getSchema } from '@tiptap/core';
import { DOMParser, Slice, type Schema } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { hasPictures } from '#core/html/plain-text.ts';
import { sanitizeHtml } from '#core/html/sanitize.ts';
import { tableNodes } from './table.ts';

interface Options {
  readonly element: HTMLElement;
  /** The name of the text field. */
  readonly label: string;
  /** Untrusted HTML. */
  readonly html: string;
  readonly onUpdate: (html: string) => void;
  /** Called when the selection or the marks at the cursor change. */
  readonly onSelection: () => void;
  /** Called after pictures of a paste or a drop were left out. */
  readonly onPicturesLeftOut: () => void;
}

/** The formats of the toolbar that are on or off at the cursor. */
export const formats = ['bold', 'italic', 'underline', 'strike', 'bulletList', 'orderedList'] as const;
export type Format = (typeof formats)[number];

/** The formats of a short toolbar. */
export const basicFormats: readonly Format[] = ['bold', 'italic', 'underline', 'bulletList'];

/** The sides to which paragraphs can be aligned. */
export const alignments = ['left', 'center', 'right'] as const;
export type Alignment = (typeof alignments)[number];

/** The alignment of paragraphs, as their attribute `align`: a style would not get through the sanitizer. */
const Align = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => alignments.find((side) => side === element.getAttribute('align')) ?? null,
          renderHTML: ({ align }) => (typeof align === 'string' ? { align } : {}),
        },
      },
    },
  ],
});

/** Returns the HTML of a paste or a drop, sanitized. Tables and other blocks that stand alone stay closed. */
const sliceOf = (schema: Schema, html: string): Slice =>
  Slice.maxOpen(DOMParser.fromSchema(schema).parseSlice(sanitizeHtml(html)).content, false);

/** Inserts the HTML of a paste in place of the selection. Returns false when there is none. */
function pasteHtml(view: Editor['view'], event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '') return false;
  const slice = sliceOf(view.state.schema, html);
  // Cells that are pasted into a table fill its cells.
  const isHandled = view.someProp('handlePaste', (handle) => handle(view, event, slice));
  if (!isHandled) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}

/** Inserts the HTML of a drop in place of the selection. Returns false when there is none. */
function dropHtml({ state, dispatch }: Editor['view'], { dataTransfer }: DragEvent): boolean {
  const html = dataTransfer?.getData('text/html') ?? '';
  if (html === '') return false;
  dispatch(state.tr.replaceSelection(sliceOf(state.schema, html)).scrollIntoView());
  return true;
}

/** Whether a paste or a drop has pictures, which text does not keep. A picture beside a text is an image of that text. */
function bringsPictures(data: DataTransfer | null): boolean {
  if (!data) return false;
  const html = data.getData('text/html');
  if (html !== '') return hasPictures(html);
  return data.getData('text/plain') === '' && Array.from(data.files).some(({ type }) => type.startsWith('image/'));
}

/** Returns untrusted HTML as a document. The editor itself would parse it unsanitized. */
const documentOf = (schema: Schema, html: string) =>
  DOMParser.fromSchema(schema).parse(sanitizeHtml(html)).toJSON() as object;

/** Replaces the text of an editor with untrusted HTML, without an update event. */
export function setHtml(editor: Editor, html: string): void {
  editor.commands.setContent(documentOf(editor.schema, html), { emitUpdate: false });
}

/** Creates an editor of formatted text. HTML only gets into it sanitized. */
export function createEditor({ element, label, html, onUpdate, onSelection, onPicturesLeftOut }: Options): Editor {
  const extensions = [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      heading: false,
      horizontalRule: false,
      dropcursor: false,
      gapcursor: false,
      link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
    }),
    Align,
    ...tableNodes,
  ];
  return new Editor({
    element,
    injectCSS: false,
    extensions,
    content: documentOf(getSchema(extensions), html),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto' },
      handleDOMEvents: {
        // Escape belongs to what the field is in.
        keydown: (_view, event) => event.key === 'Escape' && !isInputMethodKey(event),
        paste: (view, event) => {
          const isPasted = pasteHtml(view, event);
          const hasLeftOut = bringsPictures(event.clipboardData);
          if (hasLeftOut) onPicturesLeftOut();
          if (!isPasted && !hasLeftOut) return false;
          event.preventDefault();
          return true;
        },
        drop: (view, event) => {
          // Text that is moved within the editor is not parsed again.
          if (view.dragging || !dropHtml(view, event)) return false;
          if (bringsPictures(event.dataTransfer)) onPicturesLeftOut();
          event.preventDefault();
          return true;
        },
      },
    },
    onUpdate: ({ editor: updated }) => onUpdate(updated.isEmpty ? '' : updated.getHTML()),
    onTransaction: onSelection,
  });
}

/** Turns a format on or off at the cursor. */
export function toggleFormat(editor: Editor, format: Format): void {
  const chain = editor.chain().focus();
  const chains: Readonly<Record<Format, () => typeof chain>> = {
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    underline: () => chain.toggleUnderline(),
    strike: () => chain.toggleStrike(),
    bulletList: () => chain.toggleBulletList(),
    orderedList: () => chain.toggleOrderedList(),
  };
  chains[format]().run();
}

/** Aligns the selected paragraphs to a side. */
export function alignParagraphs(editor: Editor, align: Alignment): void {
  editor.chain().focus().updateAttributes('paragraph', { align }).run();
}

/** Sets the address of the selected text, or removes its link. */
export function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') chain.unsetLink().run();
  else chain.setLink({ href }).run();
}
