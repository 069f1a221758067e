/** The links of the hosted pages over HTTP, for pages of the server's own origin. */
import type { ChosenAccount } from '../db.ts';
import type { Choice } from '../hosted/end-link.ts';
import type { Links } from '../hosted/links.ts';

/** Path of the links; the id of one follows. */
export const LINKS_PATH = '/hosted/links/';

const isAccount = (value: unknown): value is ChosenAccount =>
  ['id', 'name', 'subtype', 'mask'].every((key) => typeof Reflect.get(Object(value), key) === 'string');

const isChoice = (value: unknown): value is Choice => {
  const { institution, accounts } = Object(value) as Partial<Record<keyof Choice, unknown>>;
  return typeof institution === 'string' && Array.isArray(accounts) && accounts.every(isAccount);
};

/** Responds to a request of a hosted page about its link. */
export async function respondToLinkRequest(request: Request, links: Links): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const linkId = pathname.slice(LINKS_PATH.length);
  switch (request.method) {
    case 'GET':
      return Response.json(await links.open(linkId));
    case 'PUT': {
      const choice: unknown = await request.json().catch(() => null);
      return isChoice(choice)
        ? Response.json(await links.complete(linkId, choice))
        : Response.json({ message: 'The choice is not complete' }, { status: 400 });
    }
    case 'DELETE':
      return Response.json(
        await links.abandon(linkId, searchParams.get('error') === 'failed' ? 'failed' : 'cancelled'),
      );
    default:
      return new Response(null, { status: 405 });
  }
}
