/**
 * Creates a PDF with lines of text, whose first line is its title. The code that sets the text is loaded with the first document.
 * @throws UnsupportedTextError if no font has a character of the lines.
 */
export async function createPdf(lines: readonly string[]): Promise<Blob> {
  const { createTextPdf } = await import('@plinth/pdf');
  return createTextPdf(lines);
}
