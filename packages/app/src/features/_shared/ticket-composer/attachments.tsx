import { iconPaperclip, iconUpload, iconX } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { fileSize } from '#shared/file-size.ts';
import {
  fileRemoved,
  filesChosen,
  selectFilesOf,
  uploadRetried,
  type Attachment,
  type AttachmentState,
} from './composer-slice.ts';
import { failureMessage } from './failure-message.ts';
import { FileLine } from './file-line.tsx';
import { ACCEPTED_EXTENSIONS } from './files/file-types.ts';
import { MAX_FILE_SIZE_BYTES, MAX_FILES, partitionFiles, type RejectedFile } from './files/partition-files.ts';
import type { DraftName } from './ticket-submission.ts';
import { useFileDrop } from './use-file-drop.ts';
import './attachments.css';

/** The maximum number of rejected files listed by name; the others are only counted. */
const MAX_NAMED_FILES = 3;

interface AttachmentLineProps {
  readonly file: Attachment;
  readonly locked: boolean;
  readonly onRemove: () => void;
}

function Failure({ state, onRetry }: { readonly state: AttachmentState; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  if (state.status === 'lost') return t('attach.lost');
  if (state.status !== 'failed') return null;
  return (
    <>
      <span>{failureMessage(t, 'attach.failed', state.code)}</span>
      <Button size="small" onClick={onRetry}>
        {t('attach.retry')}
      </Button>
    </>
  );
}

function AttachmentLine({ file: { id, name, size, state }, locked, onRemove }: AttachmentLineProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isBroken = state.status === 'failed' || state.status === 'lost';
  return (
    <FileLine
      name={name}
      size={size}
      state={state.status === 'waiting' || state.status === 'uploaded' ? t(`attach.${state.status}`) : ''}
      progress={state.status === 'uploading' ? { label: t('attach.uploading', { name }), share: state.share } : null}
      failure={isBroken ? <Failure state={state} onRetry={() => dispatch(uploadRetried(id))} /> : null}
    >
      <Button
        variant="ghost"
        size="small"
        iconOnly
        disabled={locked}
        label={t('attach.remove', { name })}
        onClick={onRemove}
      >
        <Icon size="small" path={iconX} />
      </Button>
    </FileLine>
  );
}

function Rejections({ rejected }: { readonly rejected: readonly RejectedFile[] }) {
  const {
    t,
    i18n: { language },
  } = useTranslation();
  const moreCount = rejected.length - MAX_NAMED_FILES;
  return (
    <div role="alert">
      <ul className="attachments-refused text-13">
        {rejected.slice(0, MAX_NAMED_FILES).map(({ name, reason }, index) => (
          <li key={index}>
            {t(`attach.refused.${reason}`, {
              name,
              size: fileSize(MAX_FILE_SIZE_BYTES, language),
              count: MAX_FILES,
            })}
          </li>
        ))}
        {moreCount > 0 ? <li>{t('attach.refusedMore', { count: moreCount })}</li> : null}
      </ul>
    </div>
  );
}

interface Props {
  readonly draft: DraftName;
  /** Whether the ticket is being sent, during which its files cannot change. */
  readonly locked: boolean;
  /** The error message for the files as a group. */
  readonly error: string;
  /** Shows a small button under the files instead of a drop area. */
  readonly compact?: boolean;
}

/** The files of a draft. The user can choose, drop, retry and remove files; each shows its upload progress. */
export function Attachments({ draft, locked, error, compact = false }: Props) {
  const {
    t,
    i18n: { language },
  } = useTranslation();
  const dispatch = useDispatch();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const files = useSelector((state: Parameters<typeof selectFilesOf>[0]) => selectFilesOf(state, draft));
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);

  const addFiles = (newFiles: readonly File[]) => {
    if (locked || newFiles.length === 0) return;
    const partitioned = partitionFiles(
      newFiles,
      MAX_FILES - files.filter(({ state }) => state.status !== 'lost').length,
    );
    setRejected(partitioned.rejected);
    if (partitioned.accepted.length > 0) dispatch(filesChosen(draft, partitioned.accepted));
  };
  const isDragging = useFileDrop(addFiles);
  const remove = (file: Attachment) => {
    dispatch(fileRemoved(file.id));
    setRejected([]);
    // The button is removed with its line.
    input.current?.focus();
  };
  const uploadedCount = files.filter(({ state }) => state.status === 'uploaded').length;

  const list =
    files.length > 0 ? (
      <ul className="file-lines" aria-label={t('attach.label')}>
        {files.map((file) => (
          <AttachmentLine key={file.id} file={file} locked={locked} onRemove={() => remove(file)} />
        ))}
      </ul>
    ) : null;

  return (
    <fieldset className={compact ? 'attachments attachments-compact' : 'attachments'}>
      <legend className="attachments-label">
        <span>{t('attach.label')}</span>
        <span className="attachments-optional">{t('attach.optional')}</span>
      </legend>
      {compact ? list : null}
      <div className={isDragging && !locked ? 'attachments-drop attachments-drop-over' : 'attachments-drop'}>
        <input
          ref={input}
          id={`${id}-input`}
          className="visually-hidden"
          type="file"
          name="files"
          multiple
          accept={ACCEPTED_EXTENSIONS}
          disabled={locked}
          aria-describedby={`${id}-limits ${id}-error`}
          aria-invalid={error !== ''}
          onChange={({ target }) => {
            addFiles([...(target.files ?? [])]);
            // Lets the user choose the same file again after removing it.
            target.value = '';
          }}
        />
        <label className="attachments-choose" htmlFor={`${id}-input`}>
          <Icon path={compact ? iconPaperclip : iconUpload} />
          {compact ? null : <span className="attachments-add">{t('attach.add')}</span>}
          <span className="attachments-add-touch">{t('attach.addTouch')}</span>
        </label>
        <p id={`${id}-limits`} className="text-13 muted">
          {t('attach.limits', { size: fileSize(MAX_FILE_SIZE_BYTES, language), count: MAX_FILES })}
        </p>
      </div>
      {rejected.length > 0 ? <Rejections rejected={rejected} /> : null}
      {compact ? null : list}
      <output className="visually-hidden">
        {files.length > 0 ? t('attach.progress', { uploaded: uploadedCount, count: files.length }) : ''}
      </output>
      <p id={`${id}-error`} className="attachments-error text-13" role="alert">
        {error}
      </p>
    </fieldset>
  );
}
