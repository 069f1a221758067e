import { PHOTO_LIMITS } from '@plinth/api-client/demo/account';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { useRef, useState, type ComponentRef } from 'react';
import { fileProblemText } from '#demo/_shared/file-problem-text.ts';
import { readDataUrl } from '#demo/_shared/read-data-url.ts';
import { focusElement } from '#shared/focus-element.ts';

interface Props {
  /** The name whose initials stand for a missing picture. */
  readonly name: string;
  /** Address of the picture; null without one. */
  readonly photo: string | null;
  /** The error of the last picture that was stored. */
  readonly error: string;
  /** Whether another picture than the stored one is shown. */
  readonly isChanged: boolean;
  readonly onPhotoChange: (photo: string | null) => void;
  /** Shows the stored picture again. */
  readonly onReset: () => void;
}

const LIMITS_TEXT = 'JPG, PNG or GIF, up to 800 kB';

/** Returns why a file cannot be the picture of an account; empty when it can. */
function photoError({ type, size }: File): string {
  const isType = PHOTO_LIMITS.types.some((known) => known === type);
  return isType && size <= PHOTO_LIMITS.bytes ? '' : `Choose a ${LIMITS_TEXT}`;
}

/** The picture of an account, with buttons that choose another one. It is stored with the form. */
export function PhotoField({ name, photo, error, isChanged, onPhotoChange, onReset }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<ComponentRef<typeof Button>>(null);
  const [fileError, setFileError] = useState('');
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblemText(file) ?? photoError(file);
    setFileError(problem);
    if (problem !== '') return;
    try {
      onPhotoChange(await readDataUrl(file));
    } catch {
      setFileError('The picture was not read. Try again.');
    }
  };
  const shownError = fileError === '' ? error : fileError;
  return (
    <div className="account-photo">
      <Avatar size="huge" name={name} src={photo ?? undefined} />
      <div className="account-photo-side">
        <div className="account-photo-buttons">
          <input
            ref={input}
            type="file"
            hidden
            accept={PHOTO_LIMITS.types.join(',')}
            aria-label="Photo"
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <Button ref={upload} onClick={() => input.current?.click()}>
            Upload photo
          </Button>
          {photo === null ? null : (
            <Button
              variant="ghost"
              onClick={() => {
                setFileError('');
                onPhotoChange(null);
              }}
            >
              Remove
            </Button>
          )}
          {isChanged || fileError !== '' ? (
            <Button
              variant="ghost"
              label="Reset the photo"
              onClick={() => {
                setFileError('');
                onReset();
                // The pressed button is gone.
                focusElement(upload.current);
              }}
            >
              Reset
            </Button>
          ) : null}
        </div>
        <p className="muted text-13">
          <bdi>{LIMITS_TEXT}.</bdi>
        </p>
        <p role="alert" className="account-photo-error text-13">
          {shownError}
        </p>
      </div>
    </div>
  );
}
