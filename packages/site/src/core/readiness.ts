import type { Freshness } from '@plaza/content-client';

export type ReadinessPort = {
  /** Freshness of the available content; `none` if there is none. */
  readonly readContent: () => Promise<Freshness | 'none'>;
  /** Expires the pages of the build. */
  readonly expireBuild: () => void;
  /** Renders every page after this response, then calls back. */
  readonly warmPages: (onDone: () => void) => void;
};

export type Readiness = {
  readonly isReady: boolean;
  readonly status: 'ready' | 'warming' | 'not ready';
  readonly content: Freshness | 'none';
};

/**
 * Readiness of a site: it has content of any age, and its pages were rendered once. Earlier
 * visitors would all wait for the same pages. The pages of the build expire when the service first
 * responds: they were rendered from the snapshot, which may be older than the content of the
 * service. A ready site stays ready then; otherwise the return of the service would take down all
 * instances at once.
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
