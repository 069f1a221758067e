import { PdfSheets, SHEET } from './sheets.ts';

/**
 * Creates a PDF with lines of text, whose first line is its title.
 * @throws UnsupportedTextError if no font has a character of the lines.
 */
export async function createTextPdf(lines: readonly string[]): Promise<Blob> {
  const [title = ''] = lines;
  const sheets = await PdfSheets.create(title, lines);
  for (const line of lines.flatMap((text) => sheets.wrap(text, SHEET.width))) {
    sheets.row([{ text: line, x: SHEET.left }]);
  }
  return sheets.save(title);
}
