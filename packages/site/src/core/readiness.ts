import type { Freshness } from '@plaza/content-client';

export type ReadinessPort = {
  /** How fresh the content is that the site can serve; `none` when there is none. */
  readonly readContent: () => Promise<Freshness | 'none'>;
  /** Has the pages of the build made anew. */
  readonly expireBuild: () => void;
  /** Calls back when this answer has been given, and has every page made. */
  readonly warmPages: (onDone: () => void) => void;
};

export type Readiness = {
  readonly isReady: boolean;
  readonly status: 'ready' | 'warming' | 'not ready';
  readonly content: Freshness | 'none';
};

/**
 * Whether visitors may be sent to a site: when it has content of whatever age, and its pages have been
 * made once. Whoever came before would wait for them in a crowd.
 *
 * The first time the service answers, the pages of the build expire: they were written from the
 * snapshot, which may be older than what the service holds. That makes no site unready that was
 * ready, or the return of the service would take every instance away at once.
 */
export function createReadiness(port: ReadinessPort): () => Promise<Readiness> {
  let isBuildExpired = false;
  let pages: 'cold' | 'warming' | 'warm' = 'cold';
  return async () => {
    const content = await port.readContent();
    if (content === 'none') return { isReady: false, status: 'not ready', content };
    if (content === 'fresh' && !isBuildExpired) {
      isBuildExpired = true;
      port.expireBuild();
    }
    if (pages === 'cold') {
      pages = 'warming';
      port.warmPages(() => {
        pages = 'warm';
      });
    }
    const isReady = pages === 'warm';
    return { isReady, status: isReady ? 'ready' : 'warming', content };
  };
}
