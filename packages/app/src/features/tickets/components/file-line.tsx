import { Icon } from '@plinth/ui-kit/react/icon';
import { Progress } from '@plinth/ui-kit/react/progress';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '#shared/file-size.ts';
import { fileIconOf } from '../files/file-types.ts';
import './file-line.css';

interface Props {
  readonly name: string;
  /** Bytes; undefined while nobody knows. */
  readonly size: number | undefined;
  /** A word about how it stands. */
  readonly state?: string;
  /** What moves and how far, from 0 to 1. */
  readonly progress?: { readonly label: string; readonly share: number } | null;
  /** What went wrong, with the way to mend it. */
  readonly failure?: ReactNode;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** A file by name, as a line of a list; its name is somebody's text and never more than that. */
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
