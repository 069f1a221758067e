/** Reads a file as a `data:` address. @throws {TypeError} When it cannot be read. */
export const readDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const type = file.type === '' ? 'application/octet-stream' : file.type;
      const data = typeof reader.result === 'string' ? reader.result.replace(/^data:[^,]*,/, '') : '';
      resolve(`data:${type};base64,${data}`);
    });
    reader.addEventListener('error', () => reject(new TypeError('The file was not read')));
    reader.readAsDataURL(file);
  });
