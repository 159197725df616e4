import { trackingFields } from '@plaza/tracking';

type ProxyMatch = {
  readonly source: string;
  readonly has: readonly [{ readonly type: 'query'; readonly key: string }];
};

/** Pages only: no file of the build and no call to the API passes through the proxy. */
const pageSource = '/((?!_next/|api/).*)';

/**
 * What `config.matcher` in an app's `proxy.ts` says: one entry per tracking alias, so that a request
 * without any never pays for the proxy. Next reads that file without running it, so `plaza-site sync`
 * writes these entries there literally.
 */
export function proxyMatcher(): readonly ProxyMatch[] {
  return Object.values(trackingFields)
    .flatMap(({ aliases }) => aliases)
    .map((key) => ({ source: pageSource, has: [{ type: 'query', key }] }));
}
