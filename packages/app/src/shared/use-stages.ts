import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Counts from 0 to `count`, one step after each paint, to render the parts of a long page one after the other: the first
 * ones are visible sooner, and the page responds in between.
 * @param isStarted whether to count; it never counts back.
 */
export function useStages(count: number, isStarted: boolean): number {
  const [stage, setStage] = useState(0);
  const continues = isStarted && stage < count;
  useEffect(() => (continues ? afterPaint(() => setStage(stage + 1)) : undefined), [continues, stage]);
  return stage;
}
