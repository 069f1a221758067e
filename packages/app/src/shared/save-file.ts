/** Hands bytes to the browser as a file to keep. */
export function saveBytes(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  // Spreadsheets read a file without the mark as something other than UTF-8.
  saveBytes(name, new Blob(['\uFEFF', text], { type }));
}
