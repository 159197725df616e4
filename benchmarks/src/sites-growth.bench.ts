import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { parseArgs } from 'node:util';
import { copyWorkspace, temporaryFolder } from '@plaza/create-site/e2e/workspace-copy';
import { freePort, type RunningProcess, runProcess, startProcess, until } from '@plaza/testing';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';
import { residentMegabytes } from './resident-memory.ts';

/** `--counts 1,10,100` takes about ten minutes on an idle machine, the default three. */
const { values } = parseArgs({
  options: { counts: { type: 'string', default: '1,10' } },
  strict: false,
});
const counts = `${values.counts}`
  .split(',')
  .map(Number)
  .toSorted((a, b) => a - b);

const env = {
  NODE_ENV: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};

const nameOf = (index: number) => `growth-${index}`;

/** A site of one country, written without its verification. */
const createSite = (folder: string, index: number) =>
  runProcess({
    args: [
      ...['--conditions=@plaza/source', 'packages/create-site/src/cli.ts'],
      ...[`apps/${nameOf(index)}`, '--yes', '--no-verify', '--name', `Growth ${index}`],
      ...['--url', `https://growth-${index}.example`, '--countries', 'MX', '--amounts', '1000'],
      ...['--hue', `${(index * 37) % 360}`, '--vendors', 'google=G-SAMPLE310'],
    ],
    cwd: folder,
    env: { ...env, INIT_CWD: folder },
  });

/** Runs a command to its end. @returns the processor time of all its processes, in seconds */
async function cpuSecondsOf(cwd: string, command: readonly string[]): Promise<number> {
  const timed = 'TIMEFORMAT="%U %S"; time "$@"';
  const output = await runProcess({
    command: 'bash',
    args: ['-ec', timed, '-', ...command],
    cwd,
    env,
  });
  const [user = 0, system = 0] = (output.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return user + system;
}

const pnpm = (...args: readonly string[]) => ['pnpm', ...args];
const install = pnpm('install', '--prefer-offline', '--no-frozen-lockfile');

/** Seconds and megabytes that one of the sites costs. */
async function measureSite(folder: string, name: string): Promise<Record<string, Cost>> {
  const site = join(folder, 'apps', name);
  const inSite = (...args: readonly string[]) => cpuSecondsOf(site, pnpm(...args));
  const seconds = async (value: Promise<number>) => ({ value: await value, unit: 's' });
  return {
    build: await seconds(inSite('run', 'build')),
    'plaza-site check': await seconds(inSite('exec', 'plaza-site', 'check')),
    types: await seconds(inSite('exec', 'tsc', '--noEmit')),
    'size of the build': { value: sizeOf(join(site, '.next')), unit: 'MB' },
    'memory of an instance': { value: await memoryOfInstance(site), unit: 'MB' },
  };
}

type Cost = { readonly value: number; readonly unit: string };

function sizeOf(folder: string): number {
  const output = execFileSync('du', ['-sb', '--exclude=cache', folder], { encoding: 'utf8' });
  return Number.parseInt(output, 10) / 1e6;
}

/** After its first visits. */
async function memoryOfInstance(site: string): Promise<number> {
  const port = await freePort();
  const running: RunningProcess = startProcess({
    command: execPath,
    args: [
      ...['node_modules/@plaza/site/bin/plaza-site.js', 'start'],
      ...['--hostname', '127.0.0.1', '--port', `${port}`],
    ],
    cwd: site,
    env: { NODE_ENV: 'production' },
  });
  try {
    await until(async () => (await fetch(`http://127.0.0.1:${port}/`)).ok, 60_000);
    for (let visit = 0; visit < 20; visit += 1) await fetch(`http://127.0.0.1:${port}/`);
    return residentMegabytes(running.child.pid ?? 0);
  } finally {
    await running.end();
  }
}

/** The first, the middle and the last of the sites: they are alike. */
const sampleOf = (count: number) => [...new Set([1, Math.ceil(count / 2), count])];

async function measureCount(folder: string, count: number): Promise<Figure[]> {
  const figure = (name: string, { value, unit }: Cost): Figure => ({
    name: `${count} sites, ${name}`,
    ours: value,
    unit,
  });
  const whole = {
    'install again, all': await cpuSecondsOf(folder, install),
    'Biome, all apps': await cpuSecondsOf(folder, pnpm('exec', 'biome', 'check', 'apps')),
    'knip, all': await cpuSecondsOf(folder, pnpm('exec', 'knip')),
  };
  const sample: Record<string, Cost>[] = [];
  for (const index of sampleOf(count)) sample.push(await measureSite(folder, nameOf(index)));
  const names = Object.keys(sample[0] ?? {});
  return [
    ...Object.entries(whole).map(([name, value]) => figure(name, { value, unit: 's' })),
    ...names.map((name) => {
      const costs = sample.map((each) => each[name] as Cost);
      return figure(`${name}, per site`, {
        value: median(costs.map(({ value }) => value)),
        unit: costs[0]?.unit ?? '',
      });
    }),
  ];
}

/** More and more sites in one copy of the repository, of which three are built and started each time. */
export async function measureGrowth(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder('sites-growth');
  const figures: Figure[] = [];
  try {
    copyWorkspace(folder);
    await runProcess({ command: 'pnpm', args: install.slice(1), cwd: folder, env });
    const packages = ['exec', 'turbo', 'run', 'build', '--filter=./packages/*'];
    await runProcess({ command: 'pnpm', args: packages, cwd: folder, env });
    let created = 0;
    for (const count of counts) {
      for (; created < count; created += 1) await createSite(folder, created + 1);
      await runProcess({ command: 'pnpm', args: install.slice(1), cwd: folder, env });
      const measured = await measureCount(folder, count);
      console.log(formatFigures(measured));
      figures.push(...measured);
    }
    return figures;
  } finally {
    remove();
  }
}

if (import.meta.main) await measureGrowth();
