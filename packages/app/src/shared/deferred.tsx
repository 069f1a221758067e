import type { ReactNode } from 'react';
import { useStages } from './use-stages.ts';

interface Props {
  /** The number of paints to wait for. */
  readonly paints: number;
  /** Whether to start waiting. Children that have been rendered stay. */
  readonly isStarted?: boolean;
  /** The content until then. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its children some paints later, such as those of a closed menu: what is visible comes sooner, and the page
 * responds in between.
 */
export function Deferred({ paints, isStarted = true, fallback = null, children }: Props) {
  return useStages(paints, isStarted) >= paints ? children : fallback;
}
