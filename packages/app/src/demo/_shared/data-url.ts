/**
 * Returns bytes as a `data:` address.
 * @throws {TypeError} When they cannot be read.
 */
export const dataUrlOf = (bytes: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new TypeError('The file was not read')));
    reader.readAsDataURL(bytes);
  });
