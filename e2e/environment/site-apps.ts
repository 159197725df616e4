import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlazaSite } from '@plaza/site';
import { indexContentFolder } from '@plaza/site-config/folder';
import { readApps } from '@plaza/workspace/apps';
import { root } from '@plaza/workspace/run';

/** An app with a `plaza.config.ts`, and its config, whose index has the pages of its content. */
export type SiteApp = {
  /** Name of its folder, e.g. `es-loans`. */
  readonly name: string;
  /** Absolute path of its folder. */
  readonly folder: string;
  readonly config: PlazaSite;
};

const names: readonly string[] = readApps({}).sites.map(({ name }) => name);

const known = new Map<string, Promise<SiteApp>>();

/** The test files of a worker share it: reading the content of a large site takes seconds. */
function readSite(name: string): Promise<SiteApp> {
  const site = known.get(name) ?? readSiteOnce(name);
  known.set(name, site);
  return site;
}

async function readSiteOnce(name: string): Promise<SiteApp> {
  const folder = join(root, 'apps', name);
  const file = pathToFileURL(join(folder, 'plaza.config.ts')).href;
  const { default: config } = await import(/* @vite-ignore */ file);
  await indexContentFolder(config, folder);
  return { name, folder, config };
}

/** Every site of the repository: the apps with a `plaza.config.ts`. */
export const findSites = (): Promise<SiteApp[]> => Promise.all(names.map(readSite));

/**
 * A site of the repository by name or folder: `es-loans`, `apps/es-loans`; default the first.
 *
 * @throws {Error} if there is none; lists the sites
 */
export function findSite(nameOrFolder = names[0]): Promise<SiteApp> {
  const name = basename(nameOrFolder ?? '');
  if (names.includes(name)) return readSite(name);
  throw new Error(`No site is called '${name}'. There are: ${names.join(', ')}`);
}

/** The site in `SITE`, or every site: `pnpm test-site` runs the suite for one. */
export const sitesToTest = async (): Promise<SiteApp[]> =>
  process.env.SITE ? [await findSite(process.env.SITE)] : findSites();

/** Options for starting a site. */
export type Place = { app: SiteApp; content: string; port: number };
