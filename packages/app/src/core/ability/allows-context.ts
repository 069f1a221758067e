import { createContext, useContext } from 'react';
import type { Allows } from './ability.ts';

/** Provided by the layout of the pages, for the session whose pages it shows. */
export const AllowsContext = createContext<Allows>(() => false);

/** Returns the function that checks a permission, for a part of a page that only some accounts have. */
export const useAllows = (): Allows => useContext(AllowsContext);
