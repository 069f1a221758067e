import {
  iconBold,
  iconItalic,
  iconLink,
  iconList,
  iconListOrdered,
  iconStrikethrough,
  iconTextAlignCenter,
  iconTextAlignEnd,
  iconTextAlignStart,
  iconUnderline,
} from '@plinth/ui-kit/icons';
import { isInputMethodKey } from '@plinth/ui-kit/input-method';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useId, useLayoutEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import {
  alignments,
  alignParagraphs,
  basicFormats,
  createEditor,
  formats,
  setHtml,
  setLink,
  toggleFormat,
  type Alignment,
  type Format,
} from './create-editor.ts';
import '#core/html/formatted-text.css';
import './rich-text.css';

type Editor = ReturnType<typeof createEditor>;

/** The names of the toolbar's buttons. */
export interface RichTextLabels extends Readonly<Record<Format | Alignment, string>> {
  readonly toolbar: string;
  readonly link: string;
  readonly address: string;
  readonly apply: string;
  /** Says that a pasted picture is not in the text. */
  readonly picturesLeftOut: string;
}

interface Props {
  readonly label: string;
  readonly labels: RichTextLabels;
  /** Untrusted HTML; empty without text. */
  readonly value: string;
  readonly onValueChange: (html: string) => void;
  /** The buttons of the toolbar: `full` has strikethrough, numbered lists and alignment too. */
  readonly tools?: 'basic' | 'full';
}

const ICONS: Readonly<Record<Format, string>> = {
  bold: iconBold,
  italic: iconItalic,
  underline: iconUnderline,
  strike: iconStrikethrough,
  bulletList: iconList,
  orderedList: iconListOrdered,
};

const ALIGNMENT_ICONS: Readonly<Record<Alignment, string>> = {
  left: iconTextAlignStart,
  center: iconTextAlignCenter,
  right: iconTextAlignEnd,
};

/** The address of the link at the cursor, with the buttons that set and remove it. */
function LinkForm({
  editor,
  labels,
  onClose,
}: {
  readonly editor: Editor;
  readonly labels: RichTextLabels;
  readonly onClose: () => void;
}) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const apply = () => {
    const text = address.trim();
    setLink(editor, text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
    onClose();
  };
  const handleKeydown = (event: KeyboardEvent) => {
    if (isInputMethodKey(event.nativeEvent)) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else {
      onClose();
      editor.commands.focus();
    }
  };
  return (
    <div className="rich-text-link">
      <Field label={labels.address} labelHidden>
        <input
          ref={input}
          type="text"
          inputMode="url"
          dir="ltr"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={handleKeydown}
        />
      </Field>
      <Button size="small" onClick={apply}>
        {labels.apply}
      </Button>
    </div>
  );
}

/** The buttons that align the paragraphs at the cursor. */
function AlignButtons({ editor, labels }: { readonly editor: Editor | null; readonly labels: RichTextLabels }) {
  return alignments.map((side) => (
    <Button
      key={side}
      variant="ghost"
      size="small"
      iconOnly
      label={labels[side]}
      pressed={editor?.isActive('paragraph', { align: side }) ? 'true' : 'false'}
      onClick={() => editor && alignParagraphs(editor, side)}
    >
      <Icon path={ALIGNMENT_ICONS[side]} size="small" />
    </Button>
  ));
}

/** A field of formatted text. Its value is HTML, which it reads and writes sanitized. */
export function RichText({ label, labels, value, onValueChange, tools = 'basic' }: Props) {
  const labelId = useId();
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [hasLeftOut, setLeftOut] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ value, onValueChange });
  useLayoutEffect(() => {
    latest.current.onValueChange = onValueChange;
  }, [onValueChange]);
  // Before the first paint: what is below would move when the text appears.
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const created = createEditor({
      element: element.current,
      label,
      html: latest.current.value,
      onUpdate: (html) => {
        setLeftOut(false);
        latest.current.value = html;
        latest.current.onValueChange(html);
      },
      onSelection: renderAgain,
      onPicturesLeftOut: () => setLeftOut(true),
    });
    setEditor(created);
    return () => {
      created.destroy();
      setEditor(null);
    };
  }, [label]);
  useEffect(() => {
    if (!editor || latest.current.value === value) return;
    latest.current.value = value;
    setHtml(editor, value);
  }, [editor, value]);
  return (
    <div className="rich-text">
      <span id={labelId} className="rich-text-label">
        {label}
      </span>
      <div className="rich-text-box">
        <fieldset className="rich-text-toolbar" aria-label={labels.toolbar}>
          {(tools === 'full' ? formats : basicFormats).map((format) => (
            <Button
              key={format}
              variant="ghost"
              size="small"
              iconOnly
              label={labels[format]}
              pressed={editor?.isActive(format) ? 'true' : 'false'}
              onClick={() => editor && toggleFormat(editor, format)}
            >
              <Icon path={ICONS[format]} size="small" />
            </Button>
          ))}
          <Button
            variant="ghost"
            size="small"
            iconOnly
            label={labels.link}
            expanded={isLinkOpen ? 'true' : 'false'}
            onClick={() => setLinkOpen(!isLinkOpen)}
          >
            <Icon path={iconLink} size="small" />
          </Button>
          {tools === 'full' ? <AlignButtons editor={editor} labels={labels} /> : null}
        </fieldset>
        {isLinkOpen && editor ? <LinkForm editor={editor} labels={labels} onClose={() => setLinkOpen(false)} /> : null}
        <div ref={element} className="rich-text-content" />
        <output className="rich-text-note">{hasLeftOut ? labels.picturesLeftOut : ''}</output>
      </div>
    </div>
  );
}
