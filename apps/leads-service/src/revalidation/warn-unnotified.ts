import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env.ts';

/**
 * Warns at start if sites should be notified of changes that none would believe: without the secret
 * shared with them their pages stay old until they expire, and nothing else says so before an import.
 */
export function warnUnnotified(
  app: FastifyInstance,
  { revalidateUrls, revalidateSecret }: Pick<Settings, 'revalidateUrls' | 'revalidateSecret'>,
): void {
  if (revalidateUrls.length === 0 || revalidateSecret !== undefined) return;
  app.addHook('onListen', async () => {
    const sites = revalidateUrls.map(({ websiteId, url }) => `${websiteId}=${url}`);
    app.log.warn(
      { sites },
      'REVALIDATE_URLS is set without REVALIDATE_SECRET: no site is notified of changed content, ' +
        'and pages change when they expire. Give the service and these sites the same secret.',
    );
  });
}
