import { iconUpload, iconX } from '@plinth/ui-kit/icons';
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
  type DraftName,
} from '../composer-slice.ts';
import { ACCEPTED } from '../files/kinds.ts';
import { LARGEST_FILE, MOST_FILES, sortFiles, type RefusedFile } from '../files/sort-files.ts';
import { failureWords } from './failure-words.ts';
import { FileLine } from './file-line.tsx';
import { useFileDrop } from './use-file-drop.ts';
import './attachments.css';

/** Names of refused files that are said; the rest is counted. */
const NAMED = 3;

interface LineProps {
  readonly file: Attachment;
  readonly locked: boolean;
  readonly onRemove: () => void;
}

function Failure({ state, onRetry }: { readonly state: AttachmentState; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  if (state.status === 'lost') return t('tickets.attach.lost');
  if (state.status !== 'failed') return null;
  return (
    <>
      <span>{failureWords(t, 'tickets.attach.failed', state.code)}</span>
      <Button size="small" onClick={onRetry}>
        {t('tickets.retry')}
      </Button>
    </>
  );
}

function Line({ file: { id, name, size, state }, locked, onRemove }: LineProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isBroken = state.status === 'failed' || state.status === 'lost';
  return (
    <FileLine
      name={name}
      size={size}
      state={state.status === 'waiting' || state.status === 'up' ? t(`tickets.attach.${state.status}`) : ''}
      progress={
        state.status === 'uploading' ? { label: t('tickets.attach.uploading', { name }), share: state.share } : null
      }
      failure={isBroken ? <Failure state={state} onRetry={() => dispatch(uploadRetried(id))} /> : null}
    >
      <Button
        variant="ghost"
        size="small"
        iconOnly
        disabled={locked}
        label={t('tickets.attach.remove', { name })}
        onClick={onRemove}
      >
        <Icon size="small" path={iconX} />
      </Button>
    </FileLine>
  );
}

function Refusals({ refused }: { readonly refused: readonly RefusedFile[] }) {
  const {
    t,
    i18n: { language },
  } = useTranslation();
  const rest = refused.length - NAMED;
  return (
    <ul className="attachments-refused text-13" role="alert">
      {refused.slice(0, NAMED).map(({ name, why }, index) => (
        <li key={index}>
          {t(`tickets.attach.refused.${why}`, { name, size: fileSize(LARGEST_FILE, language), count: MOST_FILES })}
        </li>
      ))}
      {rest > 0 ? <li>{t('tickets.attach.refusedMore', { count: rest })}</li> : null}
    </ul>
  );
}

interface Props {
  readonly draft: DraftName;
  /** The ticket is on its way: nothing changes any more. */
  readonly locked: boolean;
  /** What is wrong with the files as a whole. */
  readonly error: string;
}

/** The files of a draft: picked or dropped, on their way, up, failed, removed. */
export function Attachments({ draft, locked, error }: Props) {
  const {
    t,
    i18n: { language },
  } = useTranslation();
  const dispatch = useDispatch();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const files = useSelector((state: Parameters<typeof selectFilesOf>[0]) => selectFilesOf(state, draft));
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  const add = (chosen: readonly File[]) => {
    if (locked || chosen.length === 0) return;
    const sorted = sortFiles(chosen, MOST_FILES - files.filter(({ state }) => state.status !== 'lost').length);
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) dispatch(filesChosen(draft, sorted.taken));
  };
  const isOver = useFileDrop(add);
  const remove = (file: Attachment) => {
    dispatch(fileRemoved(file.id));
    setRefused([]);
    // The button goes with its line.
    input.current?.focus();
  };
  const up = files.filter(({ state }) => state.status === 'up').length;

  return (
    <fieldset className="attachments">
      <legend className="attachments-label">{t('tickets.attach.label')}</legend>
      <div className={isOver && !locked ? 'attachments-drop attachments-drop-over' : 'attachments-drop'}>
        <input
          ref={input}
          id={`${id}-input`}
          className="visually-hidden"
          type="file"
          name="files"
          multiple
          accept={ACCEPTED}
          disabled={locked}
          aria-describedby={`${id}-limits ${id}-error`}
          aria-invalid={error !== ''}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file can be chosen again once it was removed.
            target.value = '';
          }}
        />
        <label className="attachments-choose" htmlFor={`${id}-input`}>
          <Icon path={iconUpload} />
          <span className="attachments-add">{t('tickets.attach.add')}</span>
        </label>
        <p id={`${id}-limits`} className="text-13 muted">
          {t('tickets.attach.limits', { size: fileSize(LARGEST_FILE, language), count: MOST_FILES })}
        </p>
      </div>
      {refused.length > 0 ? <Refusals refused={refused} /> : null}
      {files.length > 0 ? (
        <ul className="file-lines" aria-label={t('tickets.attach.label')}>
          {files.map((file) => (
            <Line key={file.id} file={file} locked={locked} onRemove={() => remove(file)} />
          ))}
        </ul>
      ) : null}
      <output className="visually-hidden">
        {files.length > 0 ? t('tickets.attach.progress', { up, count: files.length }) : ''}
      </output>
      <p id={`${id}-error`} className="attachments-error text-13" role="alert">
        {error}
      </p>
    </fieldset>
  );
}
