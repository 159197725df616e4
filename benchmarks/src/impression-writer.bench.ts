import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import {
  type PgBouncer,
  type PostgresServer,
  startPgBouncer,
  startPostgres,
} from '@plaza/testing/postgres';
import { createKeyring } from 'leads-service/applications/encryption/keyring';
import type { Database } from 'leads-service/database/database';
import { openDatabase } from 'leads-service/database/open-database';
import { makePartitions } from 'leads-service/retention/partitions';
import { createRecordId } from 'leads-service/writes/record-id';
import { impressions } from 'leads-service/writes/tables';
import { createWriters, PARALLEL_GROUPS } from 'leads-service/writes/writers';
import { type Figure, formatFigures } from './figure.ts';

const rows = 20_000;
const rounds = 3;
/** Groups that are written at once. */
const compared = [1, 2, 3, 4];
/** Requests that wait at the same time. */
const waiting = 1_024;

const record = () => ({
  websiteId: 900,
  id: createRecordId(Date.now(), randomUUID()),
  uniqueUserId: randomUUID(),
  newUser: true,
  channelId: 3,
  locale: 'es-ES',
  device: { language: 'es-ES', memory: 8, resolution: '412x915', timezoneOffset: -60 },
  trackingData: { googleClickId: 'EAIaIQobChMI'.repeat(7), subId: 'search-brand-es' },
});

interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Of a core, in this process. */
  readonly cpu: number;
}

/** Writes as many impressions as there are, `waiting` at a time; each knows how long it waited. */
async function run({ writes }: Database, parallel: number): Promise<Round> {
  const { impressions: writer } = createWriters(writes, {
    parallel,
    keyring: createKeyring([Buffer.alloc(32)]),
  });
  const waits: number[] = [];
  let left = rows;
  const send = async () => {
    while (left-- > 0) {
      const started = performance.now();
      await writer.write(record());
      waits.push(performance.now() - started);
    }
  };
  const [started, before] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: waiting }, send));
  const seconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(before);
  waits.sort((one, other) => one - other);
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0;
  return {
    ...{ perSecond: rows / seconds, p50: at(0.5), p99: at(0.99) },
    cpu: (user + system) / 1e6 / seconds,
  };
}

/** The same rows one by one, as a service without groups would write them. */
async function runSingly({ writes }: Database): Promise<number> {
  const started = performance.now();
  let left = 2_000;
  const send = async () => {
    while (left-- > 0) await writes.insert(impressions).values(record());
  };
  await Promise.all(Array.from({ length: 16 }, send));
  return 2_000 / ((performance.now() - started) / 1_000);
}

/** Alternating rounds, so that a slow phase of the machine affects all; the first warms up. */
async function measure(database: Database, groups: readonly number[]) {
  const measured = new Map(groups.map((parallel) => [parallel, [] as Round[]]));
  for (let round = 0; round <= rounds; round += 1)
    for (const [parallel, taken] of measured) {
      const result = await run(database, parallel);
      if (round > 0) taken.push(result);
    }
  return new Map([...measured].map(([parallel, taken]) => [parallel, middle(taken)]));
}

const middle = (taken: readonly Round[]) =>
  taken.toSorted((one, other) => one.perSecond - other.perSecond)[rounds >> 1] as Round;

function figures(way: string, [parallel, round]: readonly [number, Round]): Figure[] {
  const { perSecond, p50, p99, cpu } = round;
  const name = `${way}, ${parallel} ${parallel === 1 ? 'group' : 'groups'} at once`;
  const isOurs = parallel === PARALLEL_GROUPS;
  return [
    {
      ...{ name: `${name}, written`, ours: perSecond, unit: 'a second' },
      ...(isOurs && { budget: '≥ 20,000 a second' }),
    },
    { name: `${name}, median wait`, ours: p50, unit: 'ms' },
    { name: `${name}, 99th percentile`, ours: p99, unit: 'ms' },
    { name: `${name}, the writer's share of a core`, ours: cpu * 100, unit: '%' },
  ];
}

async function withServers<T>(use: (server: PostgresServer, bouncer: PgBouncer) => Promise<T>) {
  const server = await startPostgres({ isOnDisk: true });
  const bouncer = await startPgBouncer(server);
  try {
    return await use(server, bouncer);
  } finally {
    await bouncer.stop();
    await server.stop();
  }
}

/** Impressions a second that the grouped writer stores, synced to disk, in a partitioned table. */
export const measureImpressionWriter = (): Promise<Figure[]> =>
  withServers(async (server, bouncer) => {
    const url = server.url('postgres');
    const direct = await openDatabase({ databaseUrl: url, dataDir: '' });
    await makePartitions(direct, new Date());
    const pooled = await openDatabase({
      ...{ databaseUrl: bouncer.url, databaseDirectUrl: url, dataDir: '' },
    });
    const singly = await runSingly(direct);
    const all = [
      ...[...(await measure(direct, compared))].flatMap((each) =>
        figures('impressions into PostgreSQL', each),
      ),
      ...[...(await measure(pooled, [PARALLEL_GROUPS]))].flatMap((each) =>
        figures('through PgBouncer', each),
      ),
      { name: 'a row at a time, 16 at once', ours: singly, unit: 'a second' },
    ];
    await Promise.all([direct.close(), pooled.close()]);
    return all;
  });

if (import.meta.main) console.log(formatFigures(await measureImpressionWriter()));
