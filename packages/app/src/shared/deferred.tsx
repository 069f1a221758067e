import type { ReactNode } from 'react';
import { useStages } from './use-stages.ts';

interface Props {
  /** The number of paints to wait for. */
  readonly paints: number;
  readonly children: ReactNode;
}

/** Renders its children some paints later, such as those of a closed menu: what is visible comes sooner. */
export function Deferred({ paints, children }: Props) {
  return useStages(paints, true) >= paints ? children : null;
}
