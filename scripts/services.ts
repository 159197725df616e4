import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  type App,
  addressOf,
  readConversionPartners,
  readPartnerNames,
  readWebsiteId,
} from '@plaza/workspace/apps';
import type { Processes } from '@plaza/workspace/processes';
import { root } from '@plaza/workspace/run';
import { serviceMemory } from '@plaza/workspace/service-memory';
import type { Build } from './build.ts';
import { editorEnvironment, firstOwner, offerPreviews } from './editor.ts';
import { environmentOf, instanceOf, startFronts } from './front.ts';
import { waitUntilReady } from './ready.ts';

const readyTimeoutMs = 60_000;

/** The programs that run together, and how to start each. */
export type Services = {
  processes: Processes;
  /** Builds them; a site is started when it is built, though others are not yet. */
  build: Build;
  service: App;
  leadForm: App;
  editor: App;
  sites: readonly App[];
  /** Whether the editor shows previews of the sites; not in development, which has no built ones. */
  withPreviews: boolean;
  /** Whether nginx is before each site, on its port. */
  withFronts?: boolean;
  env: NodeJS.ProcessEnv;
  serviceArgs: readonly string[];
  leadFormArgs: readonly string[];
  siteArgs: readonly string[];
  editorArgs: readonly string[];
  /** Makes the first owner of the editor. */
  ownerArgs: readonly string[];
  importArgs: readonly string[];
};

/**
 * Their shared environment, with secrets generated for this run unless set. Loads the config of
 * each site, so the packages must be built.
 */
export async function servicesEnvironment(
  apps: Pick<Services, 'service' | 'leadForm' | 'editor' | 'sites'> & { withPreviews?: boolean },
  env = process.env,
  repository = root,
): Promise<NodeJS.ProcessEnv> {
  const { service, leadForm, editor, sites, withPreviews = false } = apps;
  const siteUrl = async (site: App) =>
    `${await readWebsiteId(site, repository)}=${addressOf(site)}`;
  const ports = [service, leadForm, editor, ...sites].map((app) => [
    app.portVariable,
    String(app.port),
  ]);
  const siteUrls = (await Promise.all(sites.map(siteUrl))).join(',');
  const partners = await Promise.all(sites.map((site) => readPartnerNames(site, repository)));
  const secrets = [...new Set(partners.flat())].map(
    (name) => `${name}=${randomBytes(32).toString('hex')}`,
  );
  const lenders = sites.flatMap((site) => readConversionPartners(site, repository));
  const conversionPartners = [...new Set(lenders)].map(
    (name) => `${name}=plain;secret=${randomBytes(32).toString('hex')}`,
  );
  const defaults = {
    LOG_LEVEL: 'warn',
    // The site forwards `/api`, with the client's address.
    TRUSTED_PROXY_HOPS: '1',
    REVALIDATE_SECRET: randomBytes(32).toString('hex'),
    SITE_TEST_MODE: '1',
    // Whoever starts a site here waits longer for 200 pages than for the one to look at.
    SITE_WARM_PAGES: '20',
    REVALIDATE_URLS: siteUrls,
    LEADS_SERVICE_URL: addressOf(service),
    LEADS_SECRET: randomBytes(32).toString('hex'),
    // The sandbox shows the emails of the service, whose links lead to the sites of this run.
    SANDBOX_SMTP_PORT: String(mailPort(leadForm)),
    SMTP_URL: `smtp://127.0.0.1:${mailPort(leadForm)}`,
    SITE_URLS: siteUrls,
    // Each site inserts its own website id.
    LEAD_FORM_URL: `${addressOf(leadForm)}/{websiteId}`,
    // The sandbox plays every partner.
    PARTNER_URL: `${addressOf(leadForm)}/partner/{partner}`,
    ...(secrets.length > 0 && { HAND_OVER_SECRETS: secrets.join(',') }),
    // So does it the lenders of their offers.
    ...(conversionPartners.length > 0 && { CONVERSION_PARTNERS: conversionPartners.join(',') }),
    ...(await editorEnvironment(apps, { withPreviews, repository })),
    PLAZA_DATA_DIR: join(root, '.data/leads-service'),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return { ...defaults, ...given, ...Object.fromEntries(ports) };
}

/** The sandbox receives emails beside its own port. */
const mailPort = ({ port }: App) => port + 25;

/**
 * Starts the service, the lead form and the editor; then, as soon as it is built, imports the content
 * of each site and starts it.
 *
 * @returns what to print of the editor's first owner
 */
export async function startServices(services: Services): Promise<string> {
  const { processes, build, service, leadForm, editor, sites, withFronts } = services;
  const launch = launcherOf(services);
  console.log('Starting the service…');
  launch(service, [...serviceMemory.nodeArgs, ...services.serviceArgs], serviceMemory.env);
  await isReady(services, service, '/readyz');
  launch(leadForm, services.leadFormArgs);
  launch(editor, services.editorArgs);
  const at = withFronts ? instanceOf : (site: App) => site;
  const seeded = sites.map(async (site) => {
    await build.until((left) => !left.has(site.name));
    await seed(services, site);
  });
  const started = sites.map(async (site, index) => {
    await seeded[index];
    console.log(`Starting ${site.name}…`);
    const address = ['--hostname', '127.0.0.1', '--port', String(at(site).port)];
    launch(at(site), [...services.siteArgs, ...address], withFronts ? environmentOf(site) : {});
    await isReady(services, at(site), '/api/readyz');
  });
  // The first owner owns every website that there is.
  const made = Promise.all(seeded).then(() => firstOwner(services));
  const [owner] = await Promise.all([made, ...started]);
  for (const app of [leadForm, editor]) await isReady(services, app, '/livez');
  if (services.withPreviews) await offerPreviews(services);
  if (withFronts) {
    const { readFrontSites } = await import('@plaza/front');
    await startFronts(sites, { processes, facts: await readFrontSites() });
  }
  for (const { name } of [service, leadForm, editor, ...sites.map(at)])
    processes.restartWhenEnded(name);
  return owner;
}

const launcherOf =
  ({ processes, env }: Services) =>
  (app: App, args: readonly string[], settings = {}) =>
    processes.start({
      name: app.name,
      command: process.execPath,
      args,
      cwd: join(root, app.folder),
      env: { ...env, ...settings },
    });

const isReady = ({ processes }: Services, app: App, path: string) =>
  processes.unlessEnded(waitUntilReady(`${addressOf(app)}${path}`, readyTimeoutMs));

/** Editors' content stays as it is; that is said. */
async function seed({ processes, service, importArgs, env }: Services, site: App): Promise<void> {
  console.log(`Importing the content of ${site.name}…`);
  const args = [...importArgs, join(root, site.folder, 'content'), '--yes', '--unless-editors-own'];
  const name = `the import of ${site.name}'s content`;
  const cwd = join(root, service.folder);
  let printed = '';
  const read = (chunk: string) => {
    printed += chunk;
  };
  const follow = { read, failure: (output: string) => output };
  await processes.run({ name, command: process.execPath, args, cwd, env, follow });
  const [kept] = /^.*editors write its content.*$/m.exec(printed) ?? [];
  if (kept) console.log(kept);
}

/** Prints the URLs of the sites, the editor and the service, and how its first owner signs in. */
export function printAddresses(
  { service, leadForm, editor, sites }: Services,
  owner: string,
): void {
  const rows = [
    ...sites.map((site) => [site.name, addressOf(site)]),
    [editor.name, addressOf(editor)],
    [service.name, addressOf(service)],
    [leadForm.name, addressOf(leadForm)],
    ['mailbox', `${addressOf(leadForm)}/mailbox`],
    ['API description', `${addressOf(service)}/docs`],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', address]) => `  ${name.padEnd(width)}  ${address}`);
  console.log(`\nReady. Ctrl-C stops everything.\n\n${lines.join('\n')}\n`);
  if (owner) console.log(`${owner}\n`);
}
