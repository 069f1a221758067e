import { Dropzone } from '@plinth/ui-kit/react/dropzone';
import { useEffect, useRef, useState } from 'react';

const STEP_MS = 300;
const STEP = 0.1;
const FAILS_AT = 0.6;

interface Upload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'uploading' | 'failed' | 'done';
  readonly progress: number;
  readonly attempt: number;
}

/** Stands for what your server has received since the last step. */
function advance(upload: Upload): Upload {
  if (upload.state !== 'uploading') return upload;
  const progress = Math.min(1, upload.progress + STEP);
  if (upload.attempt === 1 && progress > FAILS_AT) return { ...upload, state: 'failed' };
  return { ...upload, progress, state: progress === 1 ? 'done' : 'uploading' };
}

export function Example() {
  const nextId = useRef(1);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const isUploading = uploads.some(({ state }) => state === 'uploading');

  useEffect(() => {
    if (!isUploading) return undefined;
    const timer = setInterval(() => setUploads((current) => current.map(advance)), STEP_MS);
    return () => clearInterval(timer);
  }, [isUploading]);

  return (
    <Dropzone
      label="Bank statements"
      help="This example uploads nothing."
      maxFiles={5}
      files={uploads}
      onDropzoneAdd={({ detail }) => {
        const added = detail.files.map(({ name, size }): Upload => {
          const id = String(nextId.current);
          nextId.current += 1;
          return { id, name, size, state: 'uploading', progress: 0, attempt: 1 };
        });
        setUploads((current) => [...current, ...added]);
      }}
      onDropzoneRetry={({ detail: { id } }) =>
        setUploads((current) =>
          current.map((upload) =>
            upload.id === id ? { ...upload, state: 'uploading', progress: 0, attempt: upload.attempt + 1 } : upload,
          ),
        )
      }
      onDropzoneRemove={({ detail: { id } }) => setUploads((current) => current.filter((upload) => upload.id !== id))}
    />
  );
}
