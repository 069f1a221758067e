import type { Allows } from '#core/ability/ability.ts';
import type { PageEntry } from '#core/pages/page.ts';

/** Whether the ability of a session allows a page. The guard and the menu use it. */
export const mayOpen = ({ ability }: PageEntry, allows: Allows): boolean => !ability || allows(...ability);
