import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlazaSite } from '@plaza/site';
import { readRefusalPages } from '@plaza/site/instrumentation/read-refusal-pages';
import { type App, readApps } from '@plaza/workspace/apps';
import { root } from '@plaza/workspace/run';
import type { FrontSite } from './model/front-options.ts';

/** A site as its config describes it, without the addresses of its instances. */
export type SiteFacts = Omit<FrontSite, 'instances'> & { readonly app: App };

/**
 * The sites of the repository, the apps with a `plaza.config.ts`: their hosts, those that they
 * redirect, and what their server reads of a request. The packages must be built.
 */
export async function readFrontSites(repository = root): Promise<SiteFacts[]> {
  // Loaded here, so that only those who read configs need the build.
  const { visitorRequests } = await import('@plaza/site');
  const { sites } = readApps({}, repository);
  return Promise.all(
    sites.map(async (app) => {
      const folder = join(repository, app.folder);
      const { site } = await readConfig(folder);
      const hosts = [new URL(site.url).hostname];
      const refusals = {
        tooMany: await readRefusalPages(site, folder, 'busy'),
        unavailable: await readRefusalPages(site, folder, 'server-error'),
      };
      return { app, hosts, aliases: [...site.hostAliases], ...visitorRequests, refusals };
    }),
  );
}

async function readConfig(folder: string): Promise<PlazaSite> {
  const file = pathToFileURL(join(folder, 'plaza.config.ts')).href;
  return (await import(/* @vite-ignore */ file)).default;
}
