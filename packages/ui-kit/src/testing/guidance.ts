import type { ReactNode } from 'react';

/** A picture that shows how to use an element, or how not to. */
export interface GuidanceExample {
  /** The picture, which the kit itself draws. It is inert. */
  readonly picture: ReactNode;
  /** A description of the picture, in a sentence, for people who don't see it. */
  readonly alt: string;
  /** The advice with its reason, in a sentence. */
  readonly reason: string;
}

/** A good and a bad example of the same thing. */
export interface GuidancePair {
  readonly do: GuidanceExample;
  readonly dont: GuidanceExample;
}

/** The pairs that the documentation page of an element shows, from `<element>.guidance.tsx` beside its stories. */
export type Guidance = readonly [GuidancePair, ...(readonly GuidancePair[])];
