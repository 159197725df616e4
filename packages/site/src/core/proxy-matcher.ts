import { trackingFields } from '@plaza/tracking';

type ProxyMatch = {
  readonly source: string;
  readonly has: readonly [{ readonly type: 'query'; readonly key: string }];
};

/** Pages only, not files of the build or calls to the API. */
const pageSource = '/((?!_next/|api/).*)';

/**
 * `config.matcher` of an app's `proxy.ts`: an entry per tracking alias, so that requests without
 * one skip the proxy. Next reads the matcher statically, so `plaza-site sync` writes the entries as
 * literals.
 */
export function proxyMatcher(): readonly ProxyMatch[] {
  return Object.values(trackingFields)
    .flatMap(({ aliases }) => aliases)
    .map((key) => ({ source: pageSource, has: [{ type: 'query', key }] }));
}
