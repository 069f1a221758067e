import { Code } from '@plinth/docs/code/code.tsx';
import { iconCode } from '@plinth/ui-kit/icons/code';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useId, useState, type ReactNode } from 'react';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import type { LoadableExample } from '../examples.ts';

interface Props {
  readonly loadCode: LoadableExample['loadCode'];
  /** The content at the end of the bar. */
  readonly children: ReactNode;
}

/** The bar below an example, which shows its code. The code is loaded and printed when it is first shown. */
export function ExampleCode({ loadCode, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { part: code, failed, retry } = useChunk(loadCode, isOpen);
  return (
    <>
      <div className="showcase-bar">
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon slot="start" path={iconCode} size="small" />
          {isOpen ? 'Hide code' : 'Show code'}
        </Button>
        {children}
      </div>
      {isOpen ? (
        <div id={id} className="showcase-code">
          {code ? <Code {...code} /> : failed ? <ChunkFailure onRetry={retry} /> : <Skeleton shape="block" />}
        </div>
      ) : null}
    </>
  );
}
