import type { Deployment } from '../deployment/deployment.ts';
import { publish } from '../deployment/publish.ts';
import { isRejection } from '../load/client.ts';
import { createTally } from '../load/tally.ts';
import { metricsPort } from '../programs/site.ts';
import { isZero } from './claims.ts';
import type { Scenario } from './scenario.ts';

const requests = 500;

/** How often the instances have rendered a page. */
async function countRenders({ client, sites }: Deployment): Promise<number> {
  const counts = sites.map(async ({ host }) => {
    const { body } = await client.send(`http://${host.address}:${metricsPort}/metrics`);
    return Number(/^plaza_site_render_duration_seconds_count (\d+)/m.exec(body)?.[1] ?? Number.NaN);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

export const coldPage: Scenario = {
  name: 'cold-page',
  fault: `${requests} requests at once for a cold page`,
  runs: 'always',
  async run(deployment) {
    const { client, sites } = deployment;
    const tally = createTally();
    const before = await countRenders(deployment);
    const { title } = await publish(deployment);
    const counts = { outdated: 0, broken: 0 };
    // The instances themselves: the front would send them one request.
    const answers = Array.from({ length: requests }, async (_, index) => {
      const answer = await client.send(`${sites[index % sites.length]?.url}/`);
      tally.add(answer);
      if (answer.status === 200) counts.outdated += answer.body.includes(title) ? 0 : 1;
      else if (!isRejection(answer)) counts.broken += 1;
    });
    await Promise.all(answers);
    const renders = (await countRenders(deployment)) - before;
    return [
      isZero(`neither answered nor rejected for lack of room (${tally.describe()})`, counts.broken),
      isZero('responses with the former page', counts.outdated),
      { text: `one render in ${sites.length} instances: ${renders}`, holds: renders === 1 },
    ];
  },
};
