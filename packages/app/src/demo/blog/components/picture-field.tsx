import { MAX_PICTURE_SIZE } from '@plinth/api-client/demo/blog';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dropzone } from '@plinth/ui-kit/react/dropzone';
import { useState } from 'react';
import { readDataUrl } from '#demo/_shared/read-data-url.ts';
import { PostPicture } from './post-picture.tsx';

interface Props {
  /** The picture; null without one. */
  readonly picture: string | null;
  /** Why the call has refused it; empty unless it has. */
  readonly error: string;
  readonly onPictureChange: (picture: string | null) => void;
}

/** The featured picture of a post, with the area that replaces it. */
export function PictureField({ picture, error, onPictureChange }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      onPictureChange(await readDataUrl(file));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <fieldset className="picture-field">
      <legend>Featured picture</legend>
      {picture === null ? null : (
        <div className="picture-field-preview">
          <div className="post-card-picture">
            <PostPicture img={picture} />
          </div>
          <Button size="small" onClick={() => onPictureChange(null)}>
            Remove picture
          </Button>
        </div>
      )}
      <Dropzone
        label={picture === null ? 'Choose a picture' : 'Replace the picture'}
        help="Best at 800 × 400 pixels."
        accept=".jpg,.jpeg,.png,.gif,.webp"
        maxSize={MAX_PICTURE_SIZE}
        maxFiles={1}
        error={error}
        onDropzoneAdd={({ detail }) => void choose(detail.files[0])}
      />
      {hasFailed ? <Alert variant="danger">The file could not be read. Choose it again.</Alert> : null}
    </fieldset>
  );
}
