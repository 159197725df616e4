import { problemResponse } from '@plaza/flow-server/requests';
import { type LocalSet, readLocalIcons } from '../core/icons/local-icons.ts';
import { iconPrefix, icons as limits } from '../model/icons.ts';

type Context = { readonly params: Promise<{ readonly prefix: string }> };

/**
 * `GET` of `app/api/icons/[prefix]/route.ts`: `/api/icons/ph.json?icons=acorn,alarm` returns icons
 * of a local set in the format of Iconify's API (§7.4).
 */
export function createIcons() {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const prefix = (await params).prefix.replace(/\.json$/, '');
    const names = new URL(request.url).searchParams.get('icons')?.split(',') ?? [];
    if (names.length === 0 || names.length > limits.perRequest)
      return problemResponse('badRequest', `icons: name 1 to ${limits.perRequest} icons`);
    const set = iconPrefix.test(prefix) ? readLocalIcons(prefix, names) : undefined;
    return set ? setResponse(set) : problemResponse('notFound', 'The site has no such icon set.');
  };
}

const setResponse = (set: LocalSet) =>
  Response.json(set, { headers: { 'cache-control': 'public, max-age=86400' } });
