import type { FastifyInstance } from 'fastify';
import type { ContentVersions } from '../content/content-versions.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../env.ts';
import { untilNoticed } from '../import/until-noticed.ts';
import { notifySites, sitesToNotify } from '../revalidation/notify-sites.ts';
import type { SearchIndex } from '../search/register-search-index.ts';
import { publishDue } from './publish-due.ts';

/** Milliseconds between two looks; a page appears within seconds of its time. */
const PAUSE = 1000;

interface PublishingServices {
  readonly database: Database;
  readonly settings: Settings;
  readonly contentVersions: ContentVersions;
  readonly searchIndex: SearchIndex;
}

/**
 * Publishes what is due while the app listens. Of several services on one server the first does it;
 * a failure is tried again at the next look.
 */
export function registerPublishing(app: FastifyInstance, services: PublishingServices): void {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    running ??= publish(app, services)
      .catch((error: Error) => app.log.error({ err: error }, 'Publishing failed'))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(look, PAUSE).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}

async function publish(app: FastifyInstance, services: PublishingServices): Promise<void> {
  const { database, settings, contentVersions, searchIndex } = services;
  for (const published of await publishDue(database)) {
    const { result } = published;
    contentVersions.changed(result.websiteId, result.version);
    searchIndex.update();
    app.log.info({ publication: result }, 'Content published');
    await untilNoticed(database);
    const sites = sitesToNotify(result, settings);
    if (sites.urls.length === 0) continue;
    for (const { notified, message } of await notifySites(published, sites))
      if (!notified) app.log.warn(message);
  }
}
