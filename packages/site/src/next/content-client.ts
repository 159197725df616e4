import {
  apiBase,
  type ContentClient,
  createContentClient,
  createFileCopyStore,
  createSnapshot,
} from '@plaza/content-client';
import { copiesFolder } from '../core/data-folder.ts';
import { isExpectedEntry } from '../core/is-expected-entry.ts';
import type { App } from '../react/app.ts';
import { plainFetch } from './plain-fetch.ts';

/** What reading content needs of an app; the request handler has no more. */
export type ContentApp = Pick<App, 'site' | 'environment' | 'contentFolder' | 'dataFolder' | 'log'>;

/** Key of the process-wide client: Next may load this module once per bundle. */
const clientKey = Symbol.for('@plaza/site content client');

const holder = globalThis as { [clientKey]?: Map<string, ContentClient> };

/**
 * The site's content client. Last good copies and backoff are shared by the whole process. A build
 * reads only the snapshot, so it needs no service (design §3).
 */
export function contentClient(app: ContentApp): ContentClient {
  const baseUrl = apiBase({
    leadsServiceUrl: app.environment.leadsServiceUrl,
    websiteId: app.site.id,
  });
  holder[clientKey] ??= new Map();
  const client = holder[clientKey].get(baseUrl) ?? createClient(app, baseUrl);
  holder[clientKey].set(baseUrl, client);
  return client;
}

function createClient(app: ContentApp, baseUrl: string): ContentClient {
  return createContentClient({
    baseUrl,
    ...(app.site.productsWithheld && { productsWithheld: app.site.productsWithheld }),
    mode: app.environment.building ? 'snapshot' : 'service',
    snapshot: createSnapshot(app.contentFolder),
    // Drafts come and go, and their address has a secret: no copy of them is kept on disk.
    ...(!app.environment.preview && { copies: createFileCopyStore(copiesFolder(app.dataFolder)) }),
    fetch: plainFetch,
    isExpected: (name, input) => isExpectedEntry(app.site, name, input),
    logger: {
      warn: (message, fields) => app.log({ level: 'warn', event: 'content', message, ...fields }),
    },
  });
}
