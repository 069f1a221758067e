import { useEffect, useRef, type ReactNode } from 'react';
import { focusElement } from '#shared/focus-element.ts';

/** The step that was shown last; null after a load. */
let lastStep: string | null = null;

interface Props {
  /** Name of the step. */
  readonly step: string;
  readonly children: ReactNode;
}

/** The heading of a step. It receives the focus when the step changes, so that screen readers announce it. */
export function StepHeading({ step, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isNewStep = lastStep !== null && lastStep !== step;
    lastStep = step;
    return isNewStep ? focusElement(heading.current) : undefined;
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Forgets the step that was shown last, because the page is left. */
export function forgetStep(): void {
  lastStep = null;
}
