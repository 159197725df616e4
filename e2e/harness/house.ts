import { cp, glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedTemplate } from '../../apps/leads-service/testing/embedded-template.ts';
import { storedRows } from '../../apps/leads-service/testing/stored-rows.ts';
import { root } from '../../scripts/run.ts';
import { answersAt } from './answers-at.ts';
import { freePort } from './free-port.ts';
import { launch, type Program } from './program.ts';

const serviceFolder = join(root, 'apps/leads-service');
const siteFolder = join(root, 'apps/es-loans');
const secret = 'a secret of this test run, long enough';

/** The built es-loans site and the real service with its own embedded database, on free ports. */
export type House = {
  site: string;
  service: string;
  /** A copy of the site's content folder, free to be changed. */
  content: string;
  secret: string;
  siteLog: () => string;
  stopService: () => Promise<void>;
  /** Starts it again; with `env` as somebody would who got a variable wrong. */
  startService: (env?: Readonly<Record<string, string>>) => Promise<void>;
  /** Runs `content:import` on the copy; with `quietly` the site is not told. */
  importContent: (options?: { quietly: boolean }) => Promise<string>;
  /** What visitors wrote in the contact form, as `messages:list --json` prints it. */
  messages: (...args: string[]) => Promise<Record<string, unknown>[]>;
  /** The receipts of consent decisions, as `consents:export` writes them. */
  consents: () => Promise<Record<string, unknown>[]>;
  /** What came by the sandbox lead form, as `leads:list --json` prints it. */
  leads: (...args: string[]) => Promise<Record<string, unknown>[]>;
  /** What a table of the service holds; the service is to be stopped before. */
  storedRows: (table: string) => Promise<Record<string, unknown>[]>;
  /** The front page's file, relative to the content folder. */
  frontPageFile: () => Promise<string>;
  close: () => Promise<void>;
};

type Plot = {
  folder: string;
  content: string;
  site: string;
  service: string;
  sitePort: number;
  env: Readonly<Record<string, string>>;
};

/** What a house has beside what it always has. */
export type HouseOptions = {
  /** The service plays the third party of the lead form, as it does for `pnpm start`. */
  withLeadForm?: boolean;
  /** Where the site has errors reported. */
  sentryDsn?: string;
};

/** A folder, two ports and an environment that belong to one house alone. */
async function choosePlot({ withLeadForm = false, sentryDsn }: HouseOptions): Promise<Plot> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-house-'));
  const content = join(folder, 'content');
  await cp(join(siteFolder, 'content'), content, { recursive: true });
  // Tests of the service and of the start command begin without a database.
  await cp(await embeddedTemplate(), join(folder, 'data'), { recursive: true });
  const [servicePort, sitePort] = [await freePort(), await freePort()];
  const service = `http://127.0.0.1:${servicePort}`;
  const env = {
    NODE_ENV: 'production',
    LEADS_SERVICE_PORT: String(servicePort),
    LEADS_SERVICE_URL: service,
    PLAZA_DATA_DIR: join(folder, 'data'),
    REVALIDATE_SECRET: secret,
    ...(withLeadForm && {
      LEAD_FORM_SANDBOX: 'on',
      LEAD_FORM_URL: `${service}/sandbox-form/101`,
    }),
    ...(sentryDsn && { SENTRY_DSN: sentryDsn }),
    SITE_TEST_MODE: '1',
  };
  return { folder, content, site: `http://127.0.0.1:${sitePort}`, service, sitePort, env };
}

async function startService({ service, env }: Plot): Promise<Program> {
  const program = launch({ args: ['dist/main.js'], cwd: serviceFolder, env });
  await answersAt(`${service}/readyz`, program);
  return program;
}

async function startSite({ site, sitePort, env }: Plot): Promise<Program> {
  const args = ['start', '--hostname', '127.0.0.1', '--port', String(sitePort)];
  const plazaSite = 'node_modules/@plaza/site/bin/plaza-site.js';
  const program = launch({ args: [plazaSite, ...args], cwd: siteFolder, env });
  await answersAt(`${site}/api/readyz`, program);
  return program;
}

function importContent({ content, site, env }: Plot, quietly: boolean): Promise<string> {
  const target = quietly ? [] : ['--site', site];
  return runCommand(['dist/import-content.js', content, ...target], env);
}

/** Runs a command of the service's operator. @returns what it printed @throws when it fails */
async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const program = launch({ args, cwd: serviceFolder, env });
  const code = await new Promise((resolve) => program.child.once('close', resolve));
  if (code !== 0) throw new Error(program.output());
  return program.output();
}

async function findFrontPage(content: string): Promise<string> {
  for await (const file of glob('pages/**/*.json', { cwd: content })) {
    const page = JSON.parse(await readFile(join(content, file), 'utf8'));
    if (page.path === '/') return file;
  }
  throw new Error(`${content} holds no front page`);
}

/** Starts the service, imports the content, starts the site; leaves no service behind that has no site. */
async function startBoth(plot: Plot): Promise<{ service: Program; site: Program }> {
  const service = await startService(plot);
  try {
    await importContent(plot, true);
    return { service, site: await startSite(plot) };
  } catch (error) {
    await service.end();
    throw error;
  }
}

/** Opens the house: its service with the content of the site, and the site. */
export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const plot = await choosePlot(options);
  const { site, ...started } = await startBoth(plot);
  let { service } = started;
  return {
    site: plot.site,
    service: plot.service,
    content: plot.content,
    secret,
    siteLog: site.output,
    async startService(env = {}) {
      service = await startService({ ...plot, env: { ...plot.env, ...env } });
    },
    async stopService() {
      await service.end();
    },
    importContent: ({ quietly } = { quietly: false }) => importContent(plot, quietly),
    messages: async (...args) =>
      JSON.parse(await runCommand(['dist/print-messages.js', '--json', ...args], plot.env)),
    leads: async (...args) =>
      JSON.parse(await runCommand(['dist/print-leads.js', '--json', ...args], plot.env)),
    async consents() {
      const lines = await runCommand(['dist/export-consents.js'], plot.env);
      return lines.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
    },
    storedRows: (table) => storedRows(join(plot.folder, 'data'), table),
    frontPageFile: () => findFrontPage(plot.content),
    async close() {
      await site.end();
      await service.end();
      await rm(plot.folder, { recursive: true });
    },
  };
}
