/** Saves bytes as a file through the browser's download. */
export function saveBytes(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves a text as a file through the browser's download. */
export function saveFile(name: string, type: string, text: string): void {
  // Without a byte order mark, spreadsheets do not read the file as UTF-8.
  saveBytes(name, new Blob(['\uFEFF', text], { type }));
}
