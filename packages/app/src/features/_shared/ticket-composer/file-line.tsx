import { Icon } from '@plinth/ui-kit/react/icon';
import { Progress } from '@plinth/ui-kit/react/progress';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '#shared/file-size.ts';
import { fileIconOf } from './files/file-types.ts';
import './file-line.css';

interface Props {
  readonly name: string;
  /** In bytes; `undefined` when unknown. */
  readonly size: number | undefined;
  /** A short status text. */
  readonly state?: string;
  /** The label of the progress bar and its value, from 0 to 1. */
  readonly progress?: { readonly label: string; readonly share: number } | null;
  /** An error message with a way to recover. */
  readonly failure?: ReactNode;
  /** The buttons of the line. */
  readonly children: ReactNode;
}

/** A list item for a file. The file name is user input and is rendered only as text. */
export function FileLine({ name, size, state = '', progress = null, failure = null, children }: Props) {
  const {
    i18n: { language },
  } = useTranslation();
  return (
    <li className="file-line">
      <div className="file-line-row">
        <Icon path={fileIconOf(name)} className="file-line-icon" />
        <span className="file-line-name" title={name}>
          <bdi>{name}</bdi>
        </span>
        {state ? <span className="file-line-note text-13 muted">{state}</span> : null}
        {size === undefined ? null : (
          <bdi className="file-line-note figures text-13 muted">{fileSize(size, language)}</bdi>
        )}
        {children}
      </div>
      {progress ? (
        <Progress className="file-line-progress" labelHidden label={progress.label} value={progress.share} max={1} />
      ) : null}
      {failure ? (
        <div className="file-line-failure text-13" role="alert">
          {failure}
        </div>
      ) : null}
    </li>
  );
}
