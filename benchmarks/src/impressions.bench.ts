import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readContentFolder } from '@plaza/contract/content-folder';
import autocannon from 'autocannon';
import { openDatabase } from 'leads-service/database/open-database';
import { importContent } from 'leads-service/import/import-content';
import { createDatabaseFactory, type DatabaseFactory } from 'leads-service/testing/databases';
import { createFilledDatabase } from 'leads-service/testing/filled-database';
import { fixtureWebsiteId } from 'leads-service/testing/fixture-content';
import { startServiceProcess } from 'leads-service/testing/service-process';
import { impressions } from 'leads-service/writes/tables';
import { chosenSite } from './chosen-site.ts';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';
import { startPinnedNext } from './pinned-server.ts';

const siteFolder = chosenSite.folder;
const rounds = 3;
const impressionsPerRound = 12_000;
const connections = 64;
const bare = 'bare Fastify + PGlite, a row at a time, not synced';
const onCore = (core: number) => ['taskset', '-c', `${core}`] as const;

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const body = (noProducts: boolean) =>
  JSON.stringify({
    device: { language: 'es-ES', memory: 8, resolution: '412x915', timezoneOffset: -60 },
    trackingData: { googleClickId: 'EAIaIQobChMI'.repeat(7), subId: 'search-brand-es' },
    locale: 'es-ES',
    noProducts,
  });

/** The content of the fixture and of the site that forwards impressions. */
async function createDatabase(databases: DatabaseFactory): Promise<string> {
  const { dataDir } = await createFilledDatabase(databases);
  const database = await openDatabase({ dataDir });
  await importContent(database, await readContentFolder(join(siteFolder, 'content')));
  await database.close();
  return dataDir;
}

/** The real service with its own embedded database behind a built site, both on core 0. */
async function startOurs(dataDir: string) {
  const environment = { PLAZA_DATA_DIR: dataDir, POSTS_PER_MINUTE: '100000000' };
  const service = await startServiceProcess(environment, { wrapper: onCore(0) });
  const site = await startPinnedNext(siteFolder, { LEADS_SERVICE_URL: service.address });
  return {
    url: `${service.address}/website/${fixtureWebsiteId}/api/impression`,
    siteUrl: `${site.address}/api/impression`,
    async stop() {
      await site.stop();
      await service.end('SIGTERM');
    },
  };
}

async function startBare(folder: string): Promise<Server> {
  const script = join(import.meta.dirname, 'bare-impressions.ts');
  const [command, ...args] = [...onCore(0), process.execPath, script, folder];
  const server = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await once(createInterface(server.stdout), 'line');
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return { url: `${address}/impression`, stop };
}

async function send(url: string, noProducts: boolean): Promise<Round> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: body(noProducts),
    connections,
    amount: impressionsPerRound,
    // Otherwise the end of a round is only accurate to the second.
    sampleInt: 50,
  });
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(`${url} rejected some requests`);
  const perSecond = impressionsPerRound / ((+result.finish - +result.start) / 1000);
  return { perSecond, p50: result.latency.p50, p99: result.latency.p99 };
}

const medianOf = (measured: readonly Round[], key: keyof Round) =>
  median(measured.map((round) => round[key]));

/** Alternating rounds, so that a slow phase of the machine affects all; the first warms up. */
async function race(ours: Awaited<ReturnType<typeof startOurs>>, rival: Server) {
  const measured: Record<'ours' | 'withProducts' | 'bySite' | 'rival', Round[]> = {
    ...{ ours: [], withProducts: [], bySite: [], rival: [] },
  };
  for (let round = 0; round <= rounds; round += 1) {
    const sent = {
      ours: await send(ours.url, true),
      withProducts: await send(ours.url, false),
      bySite: await send(ours.siteUrl, true),
      rival: await send(rival.url, true),
    };
    if (round === 0) continue;
    for (const [name, result] of Object.entries(sent))
      measured[name as keyof typeof sent].push(result);
  }
  return measured;
}

/** Impressions that are answered but not stored would invalidate every figure. */
async function checkRows(dataDir: string) {
  const { orm, close } = await openDatabase({ dataDir });
  const stored = await orm.$count(impressions);
  await close();
  const sent = 3 * (rounds + 1) * impressionsPerRound;
  if (stored !== sent) throw new Error(`${sent} impressions were answered, ${stored} stored`);
}

function figures(measured: Awaited<ReturnType<typeof race>>): Figure[] {
  const row = (
    kind: 'ours' | 'bySite',
    [name, key, unit]: [string, keyof Round, string],
  ): Figure => ({
    name: `impressions on one core, ${name}`,
    ours: medianOf(measured[kind], key),
    unit,
    rival: { name: bare, value: medianOf(measured.rival, key) },
  });
  const budget = '≥ 2,000 a second';
  return [
    { ...row('ours', ['stored and synced', 'perSecond', 'a second']), budget },
    row('ours', [`median of ${connections} at once`, 'p50', 'ms']),
    row('ours', ['99th percentile', 'p99', 'ms']),
    {
      name: 'impressions on one core, answered with products',
      ours: medianOf(measured.withProducts, 'perSecond'),
      unit: 'a second',
    },
    { ...row('bySite', ["by the site's /api and the service", 'perSecond', 'a second']), budget },
    row('bySite', ["by the site's /api, 99th percentile", 'p99', 'ms']),
  ];
}

/**
 * Impressions per second over HTTP into the embedded database, compared with inserting row by row.
 */
export async function measureImpressions(): Promise<Figure[]> {
  execFileSync('taskset', ['-a', '-c', '-p', '1', `${process.pid}`]);
  const bareFolder = mkdtempSync(join(tmpdir(), 'plaza-bare-'));
  const databases = await createDatabaseFactory('pglite');
  const dataDir = await createDatabase(databases);
  const ours = await startOurs(dataDir);
  const rival = await startBare(join(bareFolder, 'database'));
  try {
    const measured = await race(ours, rival);
    await ours.stop();
    await checkRows(dataDir);
    return figures(measured);
  } catch (error) {
    await ours.stop();
    throw error;
  } finally {
    await rival.stop();
    await databases.dispose();
    rmSync(bareFolder, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log(formatFigures(await measureImpressions()));
