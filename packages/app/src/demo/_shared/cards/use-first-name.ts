import { useSelector } from 'react-redux';
import { selectUser } from '#core/session/auth-slice.ts';

/** Returns the first name of the user; empty if it is not known. */
export const useFirstName = (): string => (useSelector(selectUser)?.displayName ?? '').split(' ')[0] ?? '';
