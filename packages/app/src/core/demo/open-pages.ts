import { createContext, useContext } from 'react';
import type { FindOpenPage } from './demo-app.ts';

/** Provided by the layout of the pages, which knows every page and the session. */
export const FindOpenPageContext = createContext<FindOpenPage>(() => null);

/** Returns the function that finds the page of an address, if there is one and the session may open it. */
export const useFindOpenPage = (): FindOpenPage => useContext(FindOpenPageContext);
