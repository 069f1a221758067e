import { Stage } from '@plinth/docs/reference/stage.tsx';
import { iconExternalLink } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useMemo, useRef } from 'react';
import { CardBoundary } from '#core/card-boundary.tsx';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useNearViewport } from '#core/chunk/use-near-viewport.ts';
import { exampleOf } from '../examples.ts';
import { anchorOf, type ShowcaseSection } from '../showcase-page.ts';
import { ExampleCode } from './example-code.tsx';

/** Distance from the window at which an example is loaded, in pixels. */
const NEAR_PX = 400;

interface Props {
  readonly section: ShowcaseSection;
  readonly width: string;
  /** The address of the page with this example alone; none where it is alone already. */
  readonly hrefAlone?: string;
}

/** An example with its title, its sentence and its code. It is rendered when it comes near the window. */
export function ExampleSection({ section, width, hrefAlone }: Props) {
  const { title, text } = section;
  const anchor = anchorOf(section);
  const frame = useRef<HTMLDivElement>(null);
  const { load, loadCode } = useMemo(() => exampleOf(section), [section]);
  const { part: example, failed, retry } = useChunk(load, useNearViewport(frame, NEAR_PX));
  return (
    <section id={anchor} aria-labelledby={`${anchor}-heading`} className="showcase-section">
      <h2 id={`${anchor}-heading`}>
        {title}
        <a href={`#${anchor}`} className="showcase-anchor" aria-label={`Link to ${title}`}>
          #
        </a>
      </h2>
      <p className="muted">
        <bdi>{text}</bdi>
      </p>
      <div className="showcase-sheet">
        <div
          ref={frame}
          className="showcase-frame"
          data-width={width}
          data-example={example ? 'ready' : failed ? 'failed' : 'loading'}
        >
          <Stage>
            <CardBoundary>
              {example ?? (failed ? <ChunkFailure onRetry={retry} /> : <Skeleton shape="block" />)}
            </CardBoundary>
          </Stage>
        </div>
        <ExampleCode loadCode={loadCode}>
          {hrefAlone === undefined ? null : (
            <Button variant="ghost" size="small" href={hrefAlone} target="_blank">
              Open alone
              <Icon slot="end" path={iconExternalLink} size="small" />
            </Button>
          )}
        </ExampleCode>
      </div>
    </section>
  );
}
