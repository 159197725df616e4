import { resolveRequest } from '@plaza/routing';
import { answerOf, isSearchRoute } from '@plaza/screens';
import { clientAddress } from '../requests/client-address.ts';
import { problemResponse } from '../requests/problem-response.ts';
import { respondWithPage } from '../requests/respond-with-page.ts';
import type { AnswerPort } from './answer-port.ts';
import { answerSearch } from './answer-search.ts';
import { PATH_PARAMETER, SETTINGS_PARAMETER } from './answer-target.ts';
import { fillView } from './fill-view.ts';
import { respondWithSettings } from './respond-with-settings.ts';

/**
 * Answers a page that is asked something by its query (a search, a calculator, a list) with that
 * page itself, filled in: never cached, never indexed, and the same with and without JavaScript.
 *
 * @returns the page, or the settings of its form alone; or a problem for a path whose page answers nothing, and for a client that asks
 *   too often
 */
export async function answerPage(request: Request, port: AnswerPort): Promise<Response> {
  const { searchParams: query } = new URL(request.url);
  const path = query.get(PATH_PARAMETER) ?? '';
  const match = resolveRequest(port.site, undefined, path);
  const answer = match.kind === 'page' ? answerOf(match.route) : undefined;
  if (match.kind !== 'page' || !answer)
    return problemResponse('notFound', 'The site has no page that answers at this path.');
  const isSearch = isSearchRoute(match.route);
  const client = clientAddress(request, port.trustedProxyHops);
  if (!port.limiters[isSearch ? 'search' : 'view'].take(client, port.now()))
    return problemResponse('tooManyRequests');
  if (isSearch) return answerSearch(query, { path, locale: match.locale }, port);
  if (query.has(SETTINGS_PARAMETER)) return respondWithSettings(port.fetchPage, path);
  const { view } = answer;
  return respondWithPage(port.fetchPage, {
    path,
    status: 200,
    unavailable: 'The page is not available.',
    // A list without products has no form.
    fill: (html) => view && (fillView(html, (settings) => view(query, settings as never)) ?? html),
  });
}
