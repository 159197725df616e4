import { coldPage } from './cold-page.ts';
import { databaseRestarts } from './database-restarts.ts';
import { overload } from './overload.ts';
import { primaryKilled } from './primary-killed.ts';
import { redisKilled } from './redis-killed.ts';
import { rollingDeploy } from './rolling-deploy.ts';
import type { Scale, Scenario } from './scenario.ts';
import { serviceRestarts } from './service-restarts.ts';
import { siteCutOff } from './site-cut-off.ts';
import { siteKilled } from './site-killed.ts';
import { steadyLoad } from './steady-load.ts';

/** The rows of the table, in the order in which they run. */
export const allScenarios: readonly Scenario[] = [
  siteKilled,
  redisKilled,
  siteCutOff,
  serviceRestarts,
  coldPage,
  rollingDeploy,
  overload,
  steadyLoad,
  databaseRestarts,
  primaryKilled,
];

export const scales: Record<Scale['name'], Scale> = {
  full: {
    ...{ name: 'full', pagesPerSecond: 500, impressionsPerSecond: 500 },
    ...{ calm: 2_000, outage: 60, deployRequests: 100_000, minutes: 60 },
  },
  short: {
    ...{ name: 'short', pagesPerSecond: 40, impressionsPerSecond: 20 },
    ...{ calm: 500, outage: 2, deployRequests: 500, minutes: 0 },
  },
};
