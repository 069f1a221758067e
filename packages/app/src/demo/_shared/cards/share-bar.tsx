import { useLayoutEffect, useRef } from 'react';
import type { FigureRow } from './figure-rows.tsx';
import './share-bar.css';

/** A part of the bar. */
export interface SharePart {
  readonly name: string;
  readonly value: number;
  readonly mark: NonNullable<FigureRow['mark']>;
}

function Part({ value, mark }: Omit<SharePart, 'name'>) {
  const part = useRef<HTMLSpanElement>(null);
  // The security policy forbids style attributes, not what scripts set.
  useLayoutEffect(() => part.current?.style.setProperty('flex-grow', String(value)), [value]);
  return <span ref={part} className={`share-bar-${mark}`} />;
}

/** A bar whose parts are as long as their shares. The rows beside it name them. */
export function ShareBar({ parts }: { readonly parts: readonly SharePart[] }) {
  return (
    <div className="share-bar" aria-hidden="true">
      {parts.map((part) => (part.value > 0 ? <Part key={part.name} value={part.value} mark={part.mark} /> : null))}
    </div>
  );
}
