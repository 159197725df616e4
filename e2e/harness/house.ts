import { cp, glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { freePort } from './free-port.ts';
import { launch, type Program } from './program.ts';
import { until } from './until.ts';

const serviceFolder = join(root, 'apps/leads-service');
const siteFolder = join(root, 'apps/es-loans');
/** The first boot of an embedded database takes seconds, and more on a busy machine. */
const readyTimeoutMs = 60_000;
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
  startService: () => Promise<void>;
  /** Runs `content:import` on the copy; with `quietly` the site is not told. */
  importContent: (options?: { quietly: boolean }) => Promise<string>;
  /** The front page's file, relative to the content folder. */
  frontPageFile: () => Promise<string>;
  close: () => Promise<void>;
};

async function findFrontPage(content: string): Promise<string> {
  for await (const file of glob('pages/**/*.json', { cwd: content })) {
    const page = JSON.parse(await readFile(join(content, file), 'utf8'));
    if (page.path === '/') return file;
  }
  throw new Error(`${content} holds no front page`);
}

/** Opens the house: starts the service, imports the content, starts the site. */
export async function openHouse(): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-house-'));
  const [servicePort, sitePort] = [await freePort(), await freePort()];
  const service = `http://127.0.0.1:${servicePort}`;
  const site = `http://127.0.0.1:${sitePort}`;
  const content = join(folder, 'content');
  await cp(join(siteFolder, 'content'), content, { recursive: true });
  const env = {
    NODE_ENV: 'production',
    LEADS_SERVICE_PORT: String(servicePort),
    LEADS_SERVICE_URL: service,
    PLAZA_DATA_DIR: join(folder, 'data'),
    REVALIDATE_SECRET: secret,
  };
  const running: { service?: Program } = {};

  const startService = async () => {
    running.service = launch({ args: ['dist/main.js'], cwd: serviceFolder, env });
    await until(async () => (await fetch(`${service}/readyz`)).ok, readyTimeoutMs);
  };
  const stopService = async () => {
    await running.service?.end();
  };
  const importContent = async ({ quietly } = { quietly: false }) => {
    const target = quietly ? [] : ['--site', site];
    const args = ['dist/import-content.js', content, ...target];
    const program = launch({ args, cwd: serviceFolder, env });
    const code = await new Promise((resolve) => program.child.once('close', resolve));
    if (code !== 0) throw new Error(program.output());
    return program.output();
  };

  await startService();
  await importContent({ quietly: true });
  const next = [
    'node_modules/next/dist/bin/next',
    'start',
    '-H',
    '127.0.0.1',
    '-p',
    String(sitePort),
  ];
  const siteProgram = launch({ args: next, cwd: siteFolder, env });
  await until(async () => (await fetch(`${site}/api/readyz`)).ok, readyTimeoutMs);

  return {
    site,
    service,
    content,
    secret,
    siteLog: siteProgram.output,
    startService,
    stopService,
    importContent,
    frontPageFile: () => findFrontPage(content),
    async close() {
      await siteProgram.end();
      await stopService();
      await rm(folder, { recursive: true });
    },
  };
}
