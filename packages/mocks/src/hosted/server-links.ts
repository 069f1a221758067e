import type { Links } from './links.ts';

async function requestLink<Result>(linkId: string, init: RequestInit = {}, query = ''): Promise<Result> {
  const response = await fetch(`/hosted/links/${encodeURIComponent(linkId)}${query}`, init);
  if (!response.ok) throw new Error(`The server of the link responded with ${response.status}`);
  return (await response.json()) as Result;
}

/** Creates the links of the server that the page comes from. */
export const createServerLinks = (): Links => ({
  open: (linkId) => requestLink(linkId),
  complete: (linkId, choice) => requestLink(linkId, { method: 'PUT', body: JSON.stringify(choice) }),
  abandon: (linkId, error) => requestLink(linkId, { method: 'DELETE' }, `?error=${error}`),
});
