import '@plinth/docs/reference/reference.css';
import '@plinth/docs/reference/table.css';
import type { ElementDoc } from '@plinth/docs/element-doc.ts';
import { storyModules } from '@plinth/docs/kit-files.ts';
import { loadElementDoc } from '@plinth/docs/load-element-doc.ts';
import { Disclosure } from '@plinth/docs/reference/disclosure.tsx';
import { ElementApi } from '@plinth/docs/reference/element-api.tsx';
import { FormSection } from '@plinth/docs/reference/form-section.tsx';
import { GuidanceSection } from '@plinth/docs/reference/guidance.tsx';
import { Keyboard } from '@plinth/docs/reference/keyboard.tsx';
import { UsageAdvice } from '@plinth/docs/reference/usage-advice.tsx';
import { storybookQuery } from '@plinth/docs/stories.ts';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useCallback, useRef } from 'react';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useNearViewport } from '#core/chunk/use-near-viewport.ts';
import { brand } from '#core/config/brand.ts';

/** Distance from the window at which the reference is loaded, in pixels. */
const NEAR_PX = 600;

interface LoadedReference {
  readonly docs: readonly ElementDoc[];
  /** The address of the subject's page in Storybook; null for an element that has none of its own. */
  readonly storybookHref: string | null;
}

async function loadReference(elements: readonly string[]): Promise<LoadedReference> {
  const [docs, stories] = await Promise.all([
    Promise.all(elements.map(loadElementDoc)),
    storyModules.get(elements[0] ?? '')?.(),
  ]);
  return { docs, storybookHref: stories ? `${brand.documentationUrl}/${storybookQuery(stories)}` : null };
}

function Reference({ docs: [subject, ...others], storybookHref }: LoadedReference) {
  if (!subject) return null;
  return (
    <>
      {storybookHref === null ? null : (
        <p>
          <a href={storybookHref} target="_blank" rel="noreferrer">
            All stories of <code>{`<${subject.tag}>`}</code> in Storybook
          </a>
        </p>
      )}
      <UsageAdvice when={subject.when} whenNot={subject.whenNot} />
      <GuidanceSection tag={subject.tag} />
      <FormSection element={subject} />
      <Keyboard keyboard={subject.keyboard} />
      <h2>
        API of <code>{`<${subject.tag}>`}</code>
      </h2>
      <ElementApi element={subject} />
      {others.map((element) => (
        <Disclosure
          key={element.tag}
          summary={
            <>
              API of <code>{`<${element.tag}>`}</code>
            </>
          }
        >
          {() => <ElementApi element={element} />}
        </Disclosure>
      ))}
    </>
  );
}

/**
 * When to use an element, its keys and its API, from the same source as in Storybook.
 * @param props.elements the names of the elements; the first is the subject of the page.
 */
export function ElementReference({ elements }: { readonly elements: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const load = useCallback(() => loadReference(elements), [elements]);
  const { part: reference, failed, retry } = useChunk(load, useNearViewport(box, NEAR_PX));
  return (
    <div ref={box} id="reference" className="showcase-reference docs-content" lang="en" dir="ltr">
      {reference ? (
        <Reference {...reference} />
      ) : failed ? (
        <ChunkFailure onRetry={retry} />
      ) : (
        <Skeleton shape="block" />
      )}
    </div>
  );
}
