/** English strings of `plinth-dropzone`. */
export const dropzoneStrings = {
  filesChoose: 'Choose files',
  fileChoose: 'Choose a file',
  fileMissing: 'Add a file.',
  filesDrop: 'or drop or paste here',
  fileLimitSize: (size: string) => `Up to ${size} each`,
  fileLimitCount: (count: string) => `At most ${count}`,
  fileRefusedType: (name: string) => `${name} has an unsupported file type.`,
  fileRefusedSize: (name: string, size: string) => `${name} is larger than ${size}.`,
  fileRefusedMany: (name: string, count: string) => `${name} was not added. You can add up to ${count}.`,
  fileRefusedMore: (count: string) => `Others not added: ${count}.`,
  fileWaiting: 'Waiting',
  fileDone: 'Uploaded',
  fileFailed: 'This file didn’t upload.',
  fileUploading: (name: string) => `Uploading ${name}`,
  filesUploaded: (done: string, count: string) => `Uploaded: ${done} of ${count}`,
};
