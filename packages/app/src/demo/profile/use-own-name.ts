import { useSelector } from 'react-redux';
import { selectProductUser } from '#core/session/auth-slice.ts';

/** Returns the name of the user: a session of the product has its own over the data of the demo. */
export const useOwnName = (name: string): string => useSelector(selectProductUser)?.displayName ?? name;
