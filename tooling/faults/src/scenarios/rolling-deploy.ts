import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBuildCheck } from '../deployment/build-check.ts';
import { type Build, buildAgain, readBuild, relabelBuild } from '../deployment/builds.ts';
import type { Deployment } from '../deployment/deployment.ts';
import { startPageVisits } from '../load/page-visits.ts';
import { count, isZero, nothingFailed, within } from './claims.ts';
import { pagePaths } from './page-paths.ts';
import type { Scale, Scenario } from './scenario.ts';

/** Assets requested per page, of those that visitors' browsers do not have yet. */
const assetsPerPage = 0.4;

/** Replaces the instances one by one. @returns the seconds of the slowest stop */
async function deploy({ sites, app }: Deployment, build: Build, calm: number): Promise<number> {
  // As the runbook sets it.
  const env = { PREVIOUS_STATIC_DIR: join(app.folder, '.next/static') };
  let slowest = 0;
  for (const site of sites) {
    await sleep(calm);
    slowest = Math.max(slowest, (await site.stop()).seconds);
    await site.start({ cwd: build.folder, env });
  }
  return slowest;
}

async function deployUnderLoad(deployment: Deployment, scale: Scale, after: Build) {
  const { client, front, app } = deployment;
  const before = readBuild(app.folder);
  const builds = createBuildCheck(before, after);
  const perSecond = scale.pagesPerSecond;
  const pages = startPageVisits({
    ...{ client, url: front.url, paths: pagePaths(app), perSecond },
    onAnswer: builds.check,
  });
  await sleep(scale.calm);
  const assets = startPageVisits({
    ...{ client, url: front.url, perSecond: perSecond * assetsPerPage },
    nextPath: (index) => [...builds.seen][index % builds.seen.size] ?? '/',
  });
  const slowest = await deploy(deployment, after, scale.calm);
  while (pages.sent() + assets.sent() < scale.deployRequests) await sleep(200);
  await Promise.all([pages.stop(), assets.stop()]);
  return { pages, assets, slowest, counts: builds.counts, before };
}

/** Pages opened before the deployment load their chunks later. */
async function countMissing({ client, front }: Deployment, before: Build): Promise<number> {
  const answers = await Promise.all(
    [...before.assets].map((path) => client.send(front.url + path)),
  );
  return answers.filter(({ status }) => status !== 200).length;
}

export const rollingDeploy: Scenario = {
  name: 'rolling-deploy',
  fault: 'rolling deploy of a new build under load',
  runs: 'always',
  async run(deployment, scale) {
    const { app } = deployment;
    const next =
      scale.name === 'full'
        ? await buildAgain(app)
        : relabelBuild(app, join(deployment.folder, 'next-build'));
    if (next.remove) deployment.atEnd.push(next.remove);
    const { pages, assets, slowest, counts, before } = await deployUnderLoad(
      deployment,
      scale,
      next,
    );
    const missing = await countMissing(deployment, before);
    const { before: old, after, mixed, unknown } = counts;
    return [
      nothingFailed('pages', pages.tally),
      nothingFailed('assets', assets.tally),
      isZero(`pages of mixed builds (${count(old)} old, ${count(after)} new)`, mixed + unknown),
      { text: `both builds were served: ${old > 0 && after > 0}`, holds: old > 0 && after > 0 },
      isZero(`of ${before.assets.size} assets of the former build missing afterwards`, missing),
      within('slowest stop', slowest, 10),
    ];
  },
};
