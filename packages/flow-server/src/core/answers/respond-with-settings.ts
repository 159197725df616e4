import { problemResponse } from '../requests/problem-response.ts';
import { readSettings } from './fill-view.ts';

/**
 * Answers with what the view of a page's form is made from, which browsers get without it: a list
 * asks for it when it is first used.
 *
 * @param fetchPage fetches the whole page from the site itself
 */
export async function respondWithSettings(
  fetchPage: (path: string) => Promise<Response>,
  path: string,
): Promise<Response> {
  const page = await fetchPage(path).catch(() => undefined);
  const html = page?.ok ? await page.text().catch(() => undefined) : undefined;
  const settings = html && readSettings(html);
  if (!settings) return problemResponse('unavailable', 'The page is not available.');
  return new Response(settings, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
