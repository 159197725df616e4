import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.ts';

/** A program that `start` and `dev` run, its port, and the variable that changes it (design §4). */
export type App = { name: string; folder: string; portVariable: string; port: number };

type Variables = Readonly<Record<string, string | undefined>>;

const service: App = {
  name: 'leads-service',
  folder: 'apps/leads-service',
  portVariable: 'LEADS_SERVICE_PORT',
  port: 4000,
};

/** Simulates the third party whose lead form a page embeds. */
const leadForm: App = {
  name: 'lead-form-sandbox',
  folder: 'apps/lead-form-sandbox',
  portVariable: 'LEAD_FORM_SANDBOX_PORT',
  port: 4100,
};

/** Where brand teams edit content. */
const editor: App = {
  name: 'editor',
  folder: 'apps/editor',
  portVariable: 'EDITOR_PORT',
  port: 4200,
};

/** The app in a folder of the repository; its port is `config.port` of its `package.json`. */
function readSite(repository: string, folder: string): App {
  const name = basename(folder);
  const { config } = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
  const port = config?.port;
  if (port === undefined) throw new Error(`${folder}/package.json: config.port is missing`);
  assertPort(port, `${folder}/package.json: config.port ${port}`);
  return { name, folder, portVariable: `${name.toUpperCase().replaceAll('-', '_')}_PORT`, port };
}

function assertPort(port: number, subject: string): void {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${subject} is not a port (1 to 65535)`);
}

/** The app with the port from the environment. @throws {Error} if the value is not a port */
function withPort(app: App, environment: Variables): App {
  const value = environment[app.portVariable];
  if (value === undefined || value === '') return app;
  assertPort(Number(value), `${app.portVariable}=${value}`);
  return { ...app, port: Number(value) };
}

/**
 * The service, the lead form sandbox, the editor and the sites of a repository (the apps with a
 * `plaza.config.ts`), each with its port.
 */
export function readApps(
  environment: Variables,
  repository = root,
): { service: App; leadForm: App; editor: App; sites: App[] } {
  const folders = globSync('apps/*/plaza.config.ts', { cwd: repository }).map(dirname).toSorted();
  return {
    service: withPort(service, environment),
    leadForm: withPort(leadForm, environment),
    editor: withPort(editor, environment),
    sites: folders.map((folder) => withPort(readSite(repository, folder), environment)),
  };
}

/**
 * The sites with these names or folders (`es-loans`, `apps/es-loans`); all without names.
 *
 * @throws {Error} naming what is no site, and the sites there are
 */
export function chooseSites(sites: readonly App[], given: readonly string[]): App[] {
  const names = new Set(given.map((nameOrFolder) => basename(nameOrFolder)));
  const unknown = [...names].filter((name) => !sites.some((site) => site.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No site is called ${unknown.join(', ')}. There are: ${sites.map(({ name }) => name).join(', ')}`,
    );
  return sites.filter(({ name }) => names.size === 0 || names.has(name));
}

/**
 * The website id in a site's `plaza.config.ts`. The packages must be built.
 *
 * @throws {Error} if the config has none
 */
export async function readWebsiteId(app: App, repository = root): Promise<number> {
  const id = (await readConfig(app, repository))?.site?.id;
  if (id === undefined || !Number.isInteger(id))
    throw new Error(`${app.folder}/plaza.config.ts: the default export is not from defineSite()`);
  return id;
}

/** The names of the partners in a site's `plaza.config.ts`. */
export async function readPartnerNames(app: App, repository = root): Promise<string[]> {
  return Object.keys((await readConfig(app, repository))?.partners ?? {});
}

/** Who reports the conversions of a site's offers: `partner` of its products. */
export function readConversionPartners({ folder }: App, repository = root): string[] {
  const files = globSync('content/products/**/*.json', { cwd: join(repository, folder) });
  const partners = files.flatMap((file): string[] => {
    const product = JSON.parse(readFileSync(join(repository, folder, file), 'utf8'));
    return product.partner === undefined ? [] : [product.partner];
  });
  return [...new Set(partners)].sort();
}

type Config = { readonly site?: { readonly id?: number }; readonly partners?: object };

async function readConfig({ folder }: App, repository: string): Promise<Config | undefined> {
  const file = pathToFileURL(join(repository, folder, 'plaza.config.ts')).href;
  return (await import(file)).default;
}

export const addressOf = (app: App) => `http://127.0.0.1:${app.port}`;
