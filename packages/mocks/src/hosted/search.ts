import { foldText } from '@plinth/ui-kit/search-text';
import { INSTITUTIONS, type Institution } from '../provider/banking/institutions.ts';

/** Finds the banks whose names contain every word of the query, without regard to case and accents. */
export function searchInstitutions(query: string): readonly Institution[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return INSTITUTIONS.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
}

/** Whether the hosted pages refuse the password. They accept any other, with any user name. */
export const isRefused = (password: string): boolean => password === 'fail';
