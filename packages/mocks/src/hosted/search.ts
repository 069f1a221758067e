import { INSTITUTIONS, type Institution } from '../provider/banking/institutions.ts';

/** The banks whose name has every word of the query somewhere, whatever the case and the accents. */
export function searchInstitutions(query: string): readonly Institution[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return INSTITUTIONS.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}

/** The password that the hosted pages refuse. Every other one, with any user name, is taken. */
export const isRefused = (password: string): boolean => password === 'fail';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
