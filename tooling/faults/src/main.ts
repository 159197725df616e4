import { chmodSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Deployment } from './deployment/deployment.ts';
import { openDeployment } from './deployment/open-deployment.ts';
import { stopLoops } from './load/open-loop.ts';
import { createLoopback } from './network/loopback.ts';
import { createNamespaces } from './network/namespaces.ts';
import { allScenarios, scales } from './scenarios/all-scenarios.ts';
import type { Scale, Scenario } from './scenarios/scenario.ts';
import { printRow, type Row } from './table.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '' },
    network: { type: 'string', default: 'loopback' },
    only: { type: 'string', multiple: true },
    short: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    pages: { type: 'string' },
    impressions: { type: 'string' },
  },
});

function chooseScenarios(): readonly Scenario[] {
  const { only, short } = values;
  const chosen: readonly Scenario['runs'][] = short ? ['always'] : ['always', 'full'];
  if (!only) return allScenarios.filter(({ runs }) => chosen.includes(runs));
  return only.map((name) => {
    const found = allScenarios.find((each) => each.name === name);
    if (found) return found;
    const names = allScenarios.map((each) => each.name).join(', ');
    throw new Error(`--only ${name}: there is no such fault. There are: ${names}`);
  });
}

function chooseScale(): Scale {
  const scale = scales[values.short ? 'short' : 'full'];
  return {
    ...scale,
    minutes: Number(values.minutes),
    pagesPerSecond: Number(values.pages ?? scale.pagesPerSecond),
    impressionsPerSecond: Number(values.impressions ?? scale.impressionsPerSecond),
  };
}

async function runScenario(scenario: Scenario, deployment: Deployment, scale: Scale): Promise<Row> {
  const { fault, name, needsNamespaces } = scenario;
  if (needsNamespaces && deployment.network.kind !== 'namespaces')
    return { fault, name, verdict: 'refused', claims: [], reason: 'it needs network namespaces' };
  try {
    const claims = await scenario.run(deployment, scale);
    const fails = claims.some(({ holds, isTimed }) => !holds && !(isTimed && values.short));
    return { fault, name, verdict: fails ? 'does not hold' : 'holds', claims };
  } catch (error) {
    return {
      fault,
      name,
      verdict: 'does not hold',
      claims: [],
      reason: (error as Error).stack ?? '',
    };
  }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function main(): Promise<void> {
  const scenarios = chooseScenarios();
  const scale = chooseScale();
  const network = values.network === 'namespaces' ? createNamespaces() : createLoopback();
  chmodSync(values.folder, 0o755);
  const sizes = { sites: values.short ? 2 : 4, services: 2 };
  console.log(
    `${sizes.sites} sites and ${sizes.services} services (${network.kind}, load average ${loadavg()[0]})`,
  );
  const began = performance.now();
  const deployment = await openDeployment({ network, folder: values.folder, sizes });
  console.log(`Everything runs after ${seconds(began)}`);
  const rows: Row[] = [];
  for (const scenario of scenarios) {
    const row = await runScenario(scenario, deployment, scale);
    await stopLoops();
    console.log(`  after ${seconds(began)}`);
    printRow(row);
    rows.push(row);
  }
  await deployment.close();
  if (rows.some(({ verdict }) => verdict === 'does not hold')) process.exitCode = 1;
}

/** Ends this process, and with it the namespaces and every program in them. */
function abort(): void {
  rmSync(values.folder, { recursive: true, force: true });
  process.exit(130);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abort);
// The command that started this one is gone.
process.stdin.resume().once('end', abort).unref();

await main().catch((error) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
});
process.exit();
