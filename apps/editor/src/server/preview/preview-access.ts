import { createHash } from 'node:crypto';
import { PREVIEW_ACCESS_OPERATIONS, type PreviewSession } from '@plaza/contract/editor';

/** Milliseconds that an answer of the service counts: the end of a session is noticed after it. */
const KEPT = 1_000;
/** Answers that are kept; a page asks for many files at once. */
const MOST_KEPT = 1_000;
const TIMEOUT = 5_000;

/** Who asks, as the service limits and believes requests. */
export type PreviewAccessSettings = {
  readonly serviceUrl: string;
  readonly editorUrl: string;
};

export type Access = Omit<PreviewSession, 'token'>;

/** Asks the service what a ticket or a token opens; undefined for nothing. */
export function createPreviewAccess({ serviceUrl, editorUrl }: PreviewAccessSettings) {
  const kept = new Map<
    string,
    { readonly answer: Promise<Access | undefined>; readonly until: number }
  >();
  const ask = async (websiteId: number, token: string): Promise<Access | undefined> => {
    const { path, response } = PREVIEW_ACCESS_OPERATIONS.access;
    return readAnswer(
      await fetch(serviceUrl + path.replace('{websiteId}', `${websiteId}`), {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIMEOUT),
      }),
      response.parse,
    );
  };
  return {
    async open(websiteId: number, ticket: string): Promise<PreviewSession | undefined> {
      const { path, response } = PREVIEW_ACCESS_OPERATIONS.open;
      return readAnswer(
        await fetch(serviceUrl + path.replace('{websiteId}', `${websiteId}`), {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: new URL(editorUrl).origin },
          body: JSON.stringify({ ticket }),
          signal: AbortSignal.timeout(TIMEOUT),
        }),
        response.parse,
      );
    },
    read(websiteId: number, token: string): Promise<Access | undefined> {
      if (!/^[\w-]{43}$/.test(token)) return Promise.resolve(undefined);
      const key = createHash('sha256').update(`${websiteId} ${token}`).digest('base64url');
      const known = kept.get(key);
      if (known && known.until > Date.now()) return known.answer;
      const answer = ask(websiteId, token);
      // A service that does not answer now may do so at once.
      answer.catch(() => kept.delete(key));
      kept.delete(key);
      kept.set(key, { answer, until: Date.now() + KEPT });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}

/** @throws {Error} if the service fails */
async function readAnswer<T>(
  response: Response,
  parse: (value: unknown) => T,
): Promise<T | undefined> {
  if (response.ok) return parse(await response.json());
  await response.body?.cancel();
  if (response.status >= 400 && response.status < 500 && response.status !== 429) return undefined;
  throw new Error(`The service answered ${response.status}`);
}
