import { randomBytes } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { type App, addressOf, readWebsiteId } from '@plaza/workspace/apps';
import { freePort } from '@plaza/workspace/ports';
import type { Processes } from '@plaza/workspace/processes';
import { root } from '@plaza/workspace/run';
import { waitUntilReady } from './ready.ts';

const readyTimeoutMs = 60_000;

/** How far the ports of preview instances are from those where people see the previews. */
const instanceOffset = 50;

type EditedSites = { readonly editor: App; readonly sites: readonly App[] };

/** Where people see the preview of each site: on the ports after the editor's, in the same order. */
const previewsOf = ({ editor, sites }: EditedSites): App[] =>
  sites.map((site, index) => ({
    ...{ ...editor, name: `the preview of ${site.name}`, port: editor.port + 1 + index },
  }));

/** Where the editor's server reaches the instances of the previews. */
const instancesOf = (edited: EditedSites): App[] =>
  previewsOf(edited).map((preview) => ({
    ...{ ...preview, name: `${preview.name} (instance)`, port: preview.port + instanceOffset },
  }));

/** Every port beside the editor's own; `EDITOR_PORT` moves them all. */
export const previewPorts = (edited: EditedSites): App[] => [
  ...previewsOf(edited),
  ...instancesOf(edited),
];

/** What the service and the editor's server need for the editor, and for previews of its sites. */
export async function editorEnvironment(
  edited: EditedSites,
  { withPreviews, repository = root }: { withPreviews: boolean; repository?: string },
): Promise<NodeJS.ProcessEnv> {
  const url = { EDITOR_URL: addressOf(edited.editor) };
  if (!withPreviews) return url;
  const ids = await Promise.all(edited.sites.map((site) => readWebsiteId(site, repository)));
  const byWebsite = (apps: readonly App[]) =>
    apps.map((app, index) => `${ids[index]}=${addressOf(app)}`).join(',');
  return {
    ...url,
    PREVIEW_SECRET: randomBytes(32).toString('hex'),
    PREVIEW_URLS: byWebsite(previewsOf(edited)),
    PREVIEW_INSTANCES: byWebsite(instancesOf(edited)),
  };
}

type Previews = EditedSites & {
  readonly processes: Processes;
  readonly env: NodeJS.ProcessEnv;
  readonly siteArgs: readonly string[];
};

/**
 * Starts the preview instance of a site when somebody first connects to its port: an instance takes
 * 300 MB and some seconds of processor time, and most starts open no editor.
 */
export async function offerPreviews(previews: Previews): Promise<void> {
  for (const [index, instance] of instancesOf(previews).entries()) {
    const site = previews.sites[index] as App;
    let port: Promise<number> | undefined;
    let ready: Promise<void> | undefined;
    const server = onConnection(async () => {
      port ??= startInstance(previews, { site, name: instance.name });
      const address = `http://127.0.0.1:${await port}/api/readyz`;
      // An instance that is late is waited for again.
      ready ??= waitUntilReady(address, readyTimeoutMs).catch((error) => {
        ready = undefined;
        throw error;
      });
      await ready;
      return port;
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(instance.port, '127.0.0.1', resolve);
    });
  }
}

type Owner = {
  readonly processes: Processes;
  readonly service: App;
  readonly env: NodeJS.ProcessEnv;
  readonly ownerArgs: readonly string[];
};

/**
 * Makes the first owner of the editor while no owner has a password.
 *
 * @returns what to print, with the link by which to choose one; empty afterwards
 */
export async function firstOwner({ processes, service, env, ownerArgs }: Owner): Promise<string> {
  let printed = '';
  await processes.run({
    ...{ name: 'the first owner of the editor', command: process.execPath, args: ownerArgs },
    ...{ cwd: join(root, service.folder), env },
    follow: {
      read: (chunk) => {
        printed += chunk;
      },
      failure: (output) => output,
    },
  });
  return printed.trim();
}

/** Passes every connection on to the port that `target` names. */
function onConnection(target: () => Promise<number>): Server {
  return createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => client.destroy());
    target().then(
      (port) => {
        const instance = connect(port, '127.0.0.1');
        // Either end closes the other one, once what was sent has arrived.
        for (const [from, to] of [
          [client, instance],
          [instance, client],
        ] as const)
          pipeline(from, to, () => {});
      },
      () => client.destroy(),
    );
  });
}

/** What a site's own instance has alone: shared pages, and ports; empty counts as absent. */
const notOfPreviews = {
  REDIS_URL: '',
  PURGE_URLS: '',
  SENTRY_DSN: '',
  HEALTH_PORT: '',
  METRICS_PORT: '',
};

/** @returns its port */
async function startInstance(
  { processes, env, siteArgs }: Previews,
  { site, name }: { readonly site: App; readonly name: string },
): Promise<number> {
  const port = await freePort();
  processes.restartWhenEnded(name);
  processes.start({
    ...{ name, command: process.execPath, cwd: join(root, site.folder) },
    args: [...siteArgs, '--hostname', '127.0.0.1', '--port', String(port)],
    env: {
      ...env,
      LEADS_SERVICE_URL: `${env.LEADS_SERVICE_URL}/draft/${env.PREVIEW_SECRET}`,
      ...notOfPreviews,
      // Every page may have changed by its first visit.
      SITE_WARM_PAGES: '1',
    },
  });
  return port;
}
