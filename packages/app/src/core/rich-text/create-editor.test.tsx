import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from './create-editor.ts';

const onPicturesLeftOut = vi.fn<() => void>();
let editor: ReturnType<typeof createEditor>;

beforeEach(() => {
  onPicturesLeftOut.mockClear();
  const element = document.body.appendChild(document.createElement('div'));
  editor = createEditor({
    element,
    label: 'Message',
    html: '',
    onUpdate: () => undefined,
    onSelection: () => undefined,
    onPicturesLeftOut,
  });
});

afterEach(() => {
  editor.destroy();
  document.body.replaceChildren();
});

function paste(html: string, files: readonly File[] = []): string {
  const clipboardData = new DataTransfer();
  if (html !== '') clipboardData.setData('text/html', html);
  for (const file of files) clipboardData.items.add(file);
  editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return editor.getHTML();
}

const TABLE = '<table><tr><td>Invoice</td><td>1,200</td></tr><tr><td>Late fee</td><td>350</td></tr></table>';
const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`;
const wordItem = (level: number, marker: string, text: string) =>
  `<p class="MsoListParagraph" style="text-indent:-.25in;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${text}</p>`;
const items = (html: string): string => html.replaceAll(/<\/?p>/g, '');

describe('a pasted table', () => {
  it('stays a table', () => {
    expect(paste(`<html><body><!--StartFragment-->${TABLE}<!--EndFragment--></body></html>`)).toContain(
      `<table><tbody>${row('Invoice', '1,200')}${row('Late fee', '350')}</tbody></table>`,
    );
  });

  it('keeps its headers, merged cells and the text around it', () => {
    const html = paste(
      '<p>Before</p><table><thead><tr><th colspan="2">Fees</th></tr></thead><tr><td>a</td><td>b</td></tr></table><p>After</p>',
    );
    expect(html).toContain('<p>Before</p><table><tbody><tr><th colspan="2"><p>Fees</p></th></tr>');
    expect(html).toContain('<p>After</p>');
  });

  it('fills the cells of the table at the cursor instead of a table inside a cell', () => {
    paste(TABLE);
    editor.commands.setTextSelection(4);
    const html = paste('<table><tr><td>A</td><td>B</td></tr></table>');
    expect(html.match(/<table>/g)).toHaveLength(1);
    expect(html).toContain(row('A', 'B'));
  });

  it('is shown again as it was stored', () => {
    const stored = paste(TABLE);
    editor.commands.clearContent();
    expect(paste(stored)).toBe(stored);
  });
});

describe('a pasted list of Word', () => {
  it('is a list without the markers in its text', () => {
    const html = paste(wordItem(1, '·', 'Plums') + wordItem(1, '·', 'Pears'));
    expect(items(html)).toContain('<ul><li>Plums</li><li>Pears</li></ul>');
  });

  it('keeps its numbers and its levels', () => {
    const html = paste(wordItem(1, '3.', 'Fruit') + wordItem(2, 'o', 'Plums') + wordItem(1, '4.', 'Tea'));
    expect(items(html)).toContain('<ol start="3"><li>Fruit<ul><li>Plums</li></ul></li><li>Tea</li></ol>');
  });

  it('ends at a paragraph that is no item', () => {
    const html = paste(`${wordItem(1, '·', 'Plums')}<p>and</p>${wordItem(1, '·', 'Pears')}`);
    expect(items(html)).toContain('<ul><li>Plums</li></ul>and<ul><li>Pears</li></ul>');
  });
});

describe('a pasted picture', () => {
  it('is said to be left out, in formatted text and as a file', () => {
    expect(paste('<p>See <img src="https://example.com/a.png"> here</p>')).toContain('See');
    expect(onPicturesLeftOut).toHaveBeenCalledTimes(1);
    paste('', [new File(['x'], 'screenshot.png', { type: 'image/png' })]);
    expect(onPicturesLeftOut).toHaveBeenCalledTimes(2);
  });

  it('is not mentioned when there is none', () => {
    paste(TABLE);
    expect(onPicturesLeftOut).not.toHaveBeenCalled();
  });
});
