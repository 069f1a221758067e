/** English strings of `plinth-dropzone`. */
export const dropzoneStrings = {
  filesChoose: 'Choose files',
  fileChoose: 'Choose a file',
  filesDrop: 'or drop and paste here',
  fileLimitSize: (size: string) => `Up to ${size} each`,
  fileLimitCount: (count: string) => `At most ${count}`,
  fileRefusedType: (name: string) => `${name} is of a kind that is not taken.`,
  fileRefusedSize: (name: string, size: string) => `${name} is larger than ${size}.`,
  fileRefusedMany: (name: string, count: string) => `${name} was not added: at most ${count}.`,
  fileRefusedMore: (count: string) => `Others not added: ${count}.`,
  fileWaiting: 'Waiting',
  fileDone: 'Uploaded',
  fileFailed: 'This file did not upload.',
  fileUploading: (name: string) => `Uploading ${name}`,
  filesUploaded: (done: string, count: string) => `Uploaded: ${done} of ${count}`,
};
