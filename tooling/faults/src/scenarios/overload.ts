import { setTimeout as sleep } from 'node:timers/promises';
import { openLoop } from '../../../../benchmarks/src/open-loop.ts';
import type { Deployment } from '../deployment/deployment.ts';
import { measureCapacity } from '../load/closed-loop.ts';
import { separateCores } from '../load/cores.ts';
import { watchUsage } from '../load/processes.ts';
import { count, isZero, secondsSince, within } from './claims.ts';
import type { Scenario } from './scenario.ts';

const times = 3;
const connections = 64;
const capacitySeconds = { warmUp: 3, measured: 8 } as const;
/** Of visitors. */
const mostConnections = 1_500;
/** A container's limit. */
const mostMegabytes = 512;

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

async function sendTooMuch(deployment: Deployment, { seconds }: { seconds: number }) {
  const { front, sites, services } = deployment;
  const request = work(front.url);
  await measureCapacity({ request, connections, seconds: capacitySeconds.warmUp });
  const capacity = await measureCapacity({
    request,
    connections,
    seconds: capacitySeconds.measured,
  });
  const rejected = { well: 0, badly: 0 };
  const stop = watchUsage([...sites, ...services].map(({ pid }) => pid()));
  const outcome = await openLoop({
    ...{ ...request, perSecond: times * capacity, seconds, connections: mostConnections },
    onAnswer(status, head) {
      if (status >= 200 && status < 400) return;
      const isWell = (status === 429 || status === 503) && /\r\nretry-after:/i.test(head);
      rejected[isWell ? 'well' : 'badly'] += 1;
    },
  });
  const calm = await secondsUntilCalm(deployment);
  const memory = Math.max(
    ...stop()
      .flat()
      .map(({ megabytes }) => megabytes),
  );
  return { ...outcome, capacity, rejected, calm, memory };
}

export const overload: Scenario = {
  name: 'overload',
  fault: `${times} × the impressions it can carry`,
  runs: 'full',
  async run(deployment, { outage }) {
    const release = separateCores();
    try {
      const result = await sendTooMuch(deployment, { seconds: outage });
      const { capacity, perSecond, inTimePerSecond, statuses, rejected, calm, memory } = result;
      const share = inTimePerSecond / capacity;
      const rates = `${count(perSecond)} sent/s, ${count(capacity)} possible, ${count(inTimePerSecond)} answered within 1 s`;
      return [
        {
          text: `goodput ≥ 80 % of capacity: ${count(share * 100)} % (${rates})`,
          holds: share >= 0.8,
        },
        isZero(
          `rejected without 429 or 503 and Retry-After (${count(rejected.well)} with; ${JSON.stringify(Object.fromEntries(statuses))})`,
          rejected.badly,
        ),
        {
          text: `every process ≤ ${mostMegabytes} MB: ${count(memory)} MB`,
          holds: memory <= mostMegabytes,
        },
        within('recovered', calm, 10),
      ];
    } finally {
      release();
    }
  },
};
