import { problemResponse } from './problem-response.ts';
import { withholdFromIndex } from './withhold-from-index.ts';

/** A page of the site, filled in for one request. */
export type FilledPage = {
  readonly path: string;
  readonly status: number;
  /** @returns undefined if the page has no place for what is filled in */
  readonly fill: (html: string) => string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is said if the site does not answer with the page. */
  readonly unavailable: string;
};

/** Headers of the page that the answer keeps. */
const keptHeaders = ['content-type', 'content-security-policy', 'reporting-endpoints'] as const;

/**
 * Answers with a finished page of the site itself, filled in: same frame, same policy, never
 * cached and never indexed.
 *
 * @param fetchPage fetches the page from the site itself
 */
export async function respondWithPage(
  fetchPage: (path: string) => Promise<Response>,
  { path, status, fill, headers = {}, unavailable }: FilledPage,
): Promise<Response> {
  const page = await fetchPage(path).catch(() => undefined);
  // A page may also break off while it is read.
  const text = page?.ok ? await page.text().catch(() => undefined) : undefined;
  const html = text === undefined ? undefined : fill(text);
  if (!page || html === undefined) return problemResponse('unavailable', unavailable);
  const kept = keptHeaders.flatMap((name) => {
    const value = page.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const own = Object.entries({
    ...headers,
    ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
  return new Response(withholdFromIndex(html), { status, headers: new Headers([...kept, ...own]) });
}
