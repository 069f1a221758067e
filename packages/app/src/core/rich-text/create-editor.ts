import { isInputMethodKey } from '@plinth/ui-kit/input-method';
import { Editor, Extension, getSchema } from '@tiptap/core';
import { DOMParser, type Schema } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { sanitizeHtml } from '#core/html/sanitize.ts';

interface Options {
  readonly element: HTMLElement;
  /** The name of the text field. */
  readonly label: string;
  /** Untrusted HTML. */
  readonly html: string;
  readonly onUpdate: (html: string) => void;
  /** Called when the selection or the marks at the cursor change. */
  readonly onSelection: () => void;
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

/** Inserts the HTML of a paste or a drop, sanitized, in place of the selection. Returns false when there is none. */
function insertHtml({ state, dispatch }: Editor['view'], data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  if (html === '') return false;
  const slice = DOMParser.fromSchema(state.schema).parseSlice(sanitizeHtml(html));
  dispatch(state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}

/** Returns untrusted HTML as a document. The editor itself would parse it unsanitized. */
const documentOf = (schema: Schema, html: string) =>
  DOMParser.fromSchema(schema).parse(sanitizeHtml(html)).toJSON() as object;

/** Replaces the text of an editor with untrusted HTML, without an update event. */
export function setHtml(editor: Editor, html: string): void {
  editor.commands.setContent(documentOf(editor.schema, html), { emitUpdate: false });
}

/** Creates an editor of formatted text. HTML only gets into it sanitized. */
export function createEditor({ element, label, html, onUpdate, onSelection }: Options): Editor {
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
          if (!insertHtml(view, event.clipboardData)) return false;
          event.preventDefault();
          return true;
        },
        drop: (view, event) => {
          // Text that is moved within the editor is not parsed again.
          if (view.dragging || !insertHtml(view, event.dataTransfer)) return false;
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
