import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type App, addressOf, readPartnerNames, readWebsiteId } from '@plaza/workspace/apps';
import type { Processes } from '@plaza/workspace/processes';
import { root } from '@plaza/workspace/run';
import { serviceMemory } from '@plaza/workspace/service-memory';
import { environmentOf, instanceOf, startFronts } from './front.ts';
import { waitUntilReady } from './ready.ts';

const readyTimeoutMs = 60_000;

/** The programs that run together, and how to start each. */
export type Services = {
  processes: Processes;
  service: App;
  leadForm: App;
  sites: readonly App[];
  /** Whether nginx is before each site, on its port. */
  withFronts?: boolean;
  env: NodeJS.ProcessEnv;
  serviceArgs: readonly string[];
  leadFormArgs: readonly string[];
  siteArgs: readonly string[];
  importArgs: readonly string[];
};

/**
 * Their shared environment, with secrets generated for this run unless set. Loads the config of
 * each site, so the packages must be built.
 */
export async function servicesEnvironment(
  { service, leadForm, sites }: Pick<Services, 'service' | 'leadForm' | 'sites'>,
  env = process.env,
  repository = root,
): Promise<NodeJS.ProcessEnv> {
  const siteUrl = async (site: App) =>
    `${await readWebsiteId(site, repository)}=${addressOf(site)}`;
  const ports = [service, leadForm, ...sites].map((app) => [app.portVariable, String(app.port)]);
  const siteUrls = (await Promise.all(sites.map(siteUrl))).join(',');
  const partners = await Promise.all(sites.map((site) => readPartnerNames(site, repository)));
  const secrets = [...new Set(partners.flat())].map(
    (name) => `${name}=${randomBytes(32).toString('hex')}`,
  );
  const defaults = {
    LOG_LEVEL: 'warn',
    // The site forwards `/api`, with the client's address.
    TRUSTED_PROXY_HOPS: '1',
    REVALIDATE_SECRET: randomBytes(32).toString('hex'),
    SITE_TEST_MODE: '1',
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
    PLAZA_DATA_DIR: join(root, '.data/leads-service'),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return { ...defaults, ...given, ...Object.fromEntries(ports) };
}

/** The sandbox receives emails beside its own port. */
const mailPort = ({ port }: App) => port + 25;

/**
 * Starts the service, seeds it with the content of every site, then starts the sites and their lead
 * form.
 */
export async function startServices(services: Services): Promise<void> {
  const { processes, service, leadForm, sites, withFronts, env } = services;
  const at = withFronts ? instanceOf : (site: App) => site;
  const instances = sites.map(at);
  const own = withFronts ? environmentOf : () => ({});
  const launch = (app: App, args: readonly string[], settings = {}) =>
    processes.start({
      name: app.name,
      command: process.execPath,
      args,
      cwd: join(root, app.folder),
      env: { ...env, ...settings },
    });
  launch(service, [...serviceMemory.nodeArgs, ...services.serviceArgs], serviceMemory.env);
  await processes.unlessEnded(waitUntilReady(`${addressOf(service)}/readyz`, readyTimeoutMs));
  for (const site of sites) await seed(services, site);
  launch(leadForm, services.leadFormArgs);
  for (const site of sites) {
    const port = String(at(site).port);
    launch(at(site), [...services.siteArgs, '--hostname', '127.0.0.1', '--port', port], own(site));
  }
  for (const site of instances)
    await processes.unlessEnded(waitUntilReady(`${addressOf(site)}/api/readyz`, readyTimeoutMs));
  await processes.unlessEnded(waitUntilReady(`${addressOf(leadForm)}/livez`, readyTimeoutMs));
  if (withFronts) {
    const { readFrontSites } = await import('@plaza/front');
    await startFronts(sites, { processes, facts: await readFrontSites() });
  }
  for (const { name } of [service, leadForm, ...instances]) processes.restartWhenEnded(name);
}

function seed({ processes, service, importArgs, env }: Services, site: App): Promise<void> {
  const args = [...importArgs, join(root, site.folder, 'content'), '--yes'];
  const name = `the import of ${site.name}'s content`;
  const cwd = join(root, service.folder);
  return processes.run({ name, command: process.execPath, args, cwd, env, quiet: true });
}

/** Prints the URLs of the sites and the service. */
export function printAddresses({ service, leadForm, sites }: Services): void {
  const rows = [
    ...sites.map((site) => [site.name, addressOf(site)]),
    [service.name, addressOf(service)],
    [leadForm.name, addressOf(leadForm)],
    ['mailbox', `${addressOf(leadForm)}/mailbox`],
    ['API description', `${addressOf(service)}/docs`],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', address]) => `  ${name.padEnd(width)}  ${address}`);
  console.log(`\nReady. Ctrl-C stops everything.\n\n${lines.join('\n')}\n`);
}
