import { MAX_ATTACHMENTS_SIZE } from '@plinth/api-client/demo/email';
import { iconPaperclip, iconX } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { fileProblemText } from '#demo/_shared/file-problem-text.ts';
import { readDataUrl } from '#demo/_shared/read-data-url.ts';
import { failedToast } from '#demo/_shared/toasts.ts';
import { fileSize } from '#shared/file-size.ts';
import { fileIcon } from '../file-icon.ts';
import type { OutgoingFile } from '../outgoing.ts';

/** Reads a file that is added to a mail. */
const readFile = async (file: File): Promise<OutgoingFile> => ({
  fileName: file.name,
  url: await readDataUrl(file),
  size: file.size,
});

interface Props {
  readonly files: readonly OutgoingFile[];
  readonly onFilesChange: (files: readonly OutgoingFile[]) => void;
}

/** The files of a mail that is being written. */
export function ComposeFiles({ files, onFilesChange }: Props) {
  if (files.length === 0) return null;
  return (
    <ul className="compose-files" aria-label="Attachments">
      {files.map((file, index) => (
        <li key={`${index} ${file.fileName}`}>
          <Icon path={fileIcon(file.fileName)} size="small" />
          <span className="mail-file-name" dir="auto">
            {file.fileName}
          </span>
          <bdi className="mail-file-size">{fileSize(file.size, 'en-US')}</bdi>
          <Button
            variant="ghost"
            size="small"
            iconOnly
            label={`Remove ${file.fileName}`}
            onClick={() => onFilesChange(files.filter((other) => other !== file))}
          >
            <Icon path={iconX} size="small" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The button that adds files to a mail: 10 MB together. */
export function AttachButton({ files, onFilesChange }: Props) {
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const add = async (picked: readonly File[]) => {
    const problems = picked.flatMap((file) => fileProblemText(file) ?? []);
    for (const problem of problems) dispatch(failedToast(problem));
    const added = picked.filter((file) => fileProblemText(file) === undefined);
    if (added.length === 0) return;
    const size = [...files, ...added].reduce((sum, file) => sum + file.size, 0);
    if (size > MAX_ATTACHMENTS_SIZE) {
      dispatch(failedToast('The files are larger than 10 MB together.'));
      return;
    }
    try {
      onFilesChange([...files, ...(await Promise.all(added.map(readFile)))]);
    } catch {
      dispatch(failedToast('The file was not attached. Try again.'));
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Attach files"
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button variant="ghost" iconOnly label="Attach files" onClick={() => input.current?.click()}>
        <Icon path={iconPaperclip} size="small" />
      </Button>
    </>
  );
}
