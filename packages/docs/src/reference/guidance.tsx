import type { Guidance, GuidanceExample, GuidancePair } from '@plinth/ui-kit/guidance';
import { iconCheck, iconX } from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { VisuallyHidden } from '@plinth/ui-kit/react/visually-hidden';
import { useEffect, useState } from 'react';
import { guidanceModules } from '#kit-files.ts';
import { Stage } from './stage.tsx';

/** Returns the guidance of an element, once it is loaded; undefined for an element without guidance. */
function useGuidance(tag: string): Guidance | undefined {
  const [loaded, setLoaded] = useState<readonly [tag: string, guidance: Guidance]>();
  useEffect(() => {
    const load = guidanceModules.get(tag.replace('plinth-', ''));
    void load?.().then((guidance) => setLoaded([tag, guidance]));
  }, [tag]);
  return loaded?.[0] === tag ? loaded[1] : undefined;
}

const MARKS: Readonly<Record<keyof GuidancePair, { readonly label: string; readonly icon: string }>> = {
  do: { label: 'Do', icon: iconCheck },
  dont: { label: 'Don’t', icon: iconX },
};

/** A picture with its mark and its reason. The picture is inert: its controls do nothing and can't be focused. */
function Example({
  kind,
  example: { picture, alt, reason },
}: {
  readonly kind: keyof GuidancePair;
  readonly example: GuidanceExample;
}) {
  const { label, icon } = MARKS[kind];
  return (
    <figure className={`docs-guidance ${kind}`}>
      <Stage className="docs-guidance-picture" inert>
        {picture}
      </Stage>
      <figcaption>
        <p className="docs-guidance-mark">
          <Icon path={icon} size="small" />
          {label}
        </p>
        <VisuallyHidden>{alt}</VisuallyHidden>
        <p>{reason}</p>
      </figcaption>
    </figure>
  );
}

/** The good and the bad examples of an element, side by side; nothing for an element without guidance. */
export function GuidanceSection({ tag }: { readonly tag: string }) {
  const guidance = useGuidance(tag);
  if (!guidance) return null;
  return (
    <>
      <h2 id="guidance">Do and don’t</h2>
      {guidance.map((pair) => (
        <div key={pair.do.reason} className="docs-guidance-pair">
          <Example kind="do" example={pair.do} />
          <Example kind="dont" example={pair.dont} />
        </div>
      ))}
    </>
  );
}
