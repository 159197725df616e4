import { isDeepStrictEqual } from 'node:util';
import { proxyMatcher } from './proxy-matcher.ts';

/**
 * Holds the literal `config.matcher` of an app's `proxy.ts` to the table of tracking aliases.
 *
 * @throws Error naming the aliases that are missing or unknown
 */
export function assertProxyMatcher(matcher: readonly unknown[]): void {
  const expected = proxyMatcher();
  if (isDeepStrictEqual(matcher, expected)) return;
  const missing = expected.filter((entry) => !matcher.some((it) => isDeepStrictEqual(it, entry)));
  const unknown = matcher.filter((entry) => !expected.some((it) => isDeepStrictEqual(it, entry)));
  throw new Error(
    `config.matcher of proxy.ts is not what proxyMatcher() says. Missing: ${JSON.stringify(missing)}. Unknown: ${JSON.stringify(unknown)}.`,
  );
}
