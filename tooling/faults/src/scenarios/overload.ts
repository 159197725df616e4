import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLoop, quantile } from '@plaza/testing/load/open-loop';
import { readShipped } from '@plaza/workspace/place-file';
import type { Deployment } from '../deployment/deployment.ts';
import { measureCapacity } from '../load/closed-loop.ts';
import { separateCores } from '../load/cores.ts';
import { watchUsage } from '../load/processes.ts';
import { count, isZero, secondsSince, within } from './claims.ts';
import type { Claim, Scenario } from './scenario.ts';

const times = 3;
/** As many requests as the shipped front lets through to a site at once. */
const mostOfSite = Number(/limit_conn site (\d+);/.exec(readShipped('nginx/nginx.conf'))?.[1]);
const capacitySeconds = { warmUp: 3, measured: 8 } as const;
/** Each has an address of its own, since the front limits what one sends. */
const visitors = 1_000;
const mostConnections = 1_500;

const work = (url: string) => ({
  url: `${url}/api/impression`,
  method: 'POST',
  body: JSON.stringify({ locale: 'es-ES', noProducts: true }),
});

/** Seconds until twenty requests in turn are answered at once. */
async function secondsUntilCalm({ client, front }: Deployment): Promise<number> {
  const began = performance.now();
  for (let good = 0; good < 20; ) {
    const { url, body } = work(front.url);
    const { status, ms } = await client.send(url, { json: JSON.parse(body) });
    good = status === 200 && ms < 500 ? good + 1 : 0;
    if (secondsSince(began) > 60) break;
    await sleep(20);
  }
  return secondsSince(began);
}

const addTo = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

type Most = { readonly name: string; readonly megabytes: number; readonly bound: number };

/** Reads the memory of every instance until it is stopped. @returns the most of each */
function watchMemory({ sites, services }: Deployment): () => readonly Most[] {
  const instances = [...sites, ...services];
  const stop = watchUsage(instances.map(({ pid }) => pid()));
  return () => {
    const readings = stop();
    return instances.map(({ host, memory }, index) => {
      const read = readings.map((reading) => reading[index]?.megabytes ?? 0);
      return { name: host.name, megabytes: Math.max(...read), bound: memory };
    });
  };
}

/** Sends more than the deployment can carry, between two measurements of how much that is. */
async function sendTooMuch(deployment: Deployment, { seconds }: { seconds: number }) {
  const { front, network, app } = deployment;
  const request = { ...work(front.url), host: new URL(app.config.site.url).host };
  const from = (index: number) => network.visitor(index % visitors);
  const measure = (of: number) =>
    measureCapacity({ request, connections: mostOfSite, seconds: of, from });
  await measure(capacitySeconds.warmUp);
  const before = await measure(capacitySeconds.measured);
  const rejected = { well: 0, badly: new Map<string, number>() };
  const memory = watchMemory(deployment);
  const lateness = monitorEventLoopDelay();
  lateness.enable();
  const outcome = await openLoop({
    ...{ ...request, from, perSecond: times * before, seconds, connections: mostConnections },
    onAnswer(status, head) {
      if (status >= 200 && status < 400) return;
      const isWell = (status === 429 || status === 503) && /\r\nretry-after:/i.test(head);
      if (isWell) rejected.well += 1;
      else addTo(rejected.badly, status === 0 ? head : `${status}`);
    },
  });
  lateness.disable();
  const late = lateness.percentile(99) / 1e6;
  const calm = await secondsUntilCalm(deployment);
  const most = memory();
  const after = await measure(capacitySeconds.measured);
  return { ...outcome, before, after, rejected, late, calm, most };
}

type Result = Awaited<ReturnType<typeof sendTooMuch>>;

function goodput({ before, after, perSecond, inTimePerSecond, accepted, late }: Result): Claim {
  const share = inTimePerSecond / ((before + after) / 2);
  const rates = `${count(perSecond)} sent/s, ${count(before)} possible before and ${count(after)} afterwards, ${count(inTimePerSecond)} answered within 1 s`;
  const waits = `p50 ${count(quantile(accepted, 0.5))} ms, p99 ${count(quantile(accepted, 0.99))} ms; the load itself late by ${count(late)} ms at p99`;
  return {
    text: `goodput ≥ 80 % of capacity: ${count(share * 100)} % (${rates}; ${waits})`,
    holds: share >= 0.8,
  };
}

function rejectedWell({ rejected: { well, badly } }: Result): Claim {
  const reasons = [...badly].map(([reason, times]) => `, ${reason}: ${count(times)}`).join('');
  const total = [...badly.values()].reduce((sum, times) => sum + times, 0);
  return isZero(
    `rejected without 429 or 503 and Retry-After (${count(well)} with${reasons})`,
    total,
  );
}

function boundedMemory({ most }: Result): Claim {
  const texts = most.map(({ name, megabytes, bound }) => `${name} ${count(megabytes)} of ${bound}`);
  return {
    text: `memory within that of its container: ${texts.join(', ')} MB`,
    holds: most.every(({ megabytes, bound }) => megabytes <= bound),
  };
}

export const overload: Scenario = {
  name: 'overload',
  fault: `${times} × the impressions it can carry`,
  runs: 'full',
  async run(deployment, { outage }) {
    const release = separateCores();
    try {
      const result = await sendTooMuch(deployment, { seconds: outage });
      return [
        goodput(result),
        rejectedWell(result),
        boundedMemory(result),
        within('recovered', result.calm, 10),
      ];
    } finally {
      release();
    }
  },
};
