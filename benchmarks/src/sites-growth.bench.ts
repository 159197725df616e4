import { join } from 'node:path';
import { execPath } from 'node:process';
import { parseArgs } from 'node:util';
import { freePort, type RunningProcess, runProcess, startProcess, until } from '@plaza/testing';
import { copyWorkspace, temporaryFolder } from '../../packages/create-site/e2e/workspace-copy.ts';
import { descendants } from '../../tooling/faults/src/load/processes.ts';
import { type Figure, formatFigures } from './figure.ts';
import { residentMegabytes } from './resident-memory.ts';

/** `--counts 1,10,100`: a site more is a build more, about half a minute on an idle machine. */
const { values } = parseArgs({
  options: { counts: { type: 'string', default: '1,3,10' } },
  strict: false,
});
const counts = `${values.counts}`.split(',').map(Number);

const env = {
  NODE_ENV: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};

type Site = { readonly buildSeconds: number; readonly buildMegabytes: number };

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

/** Builds one site and watches how much memory its processes use together. */
async function buildSite(folder: string, index: number): Promise<Site> {
  const began = performance.now();
  const build = startProcess({
    command: 'pnpm',
    args: ['--filter', nameOf(index), 'run', 'build'],
    ...{ cwd: folder, env },
  });
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(build));
  }, 250);
  const { code } = await build.ended;
  clearInterval(timer);
  if (code !== 0) throw new Error(build.output());
  return { buildSeconds: (performance.now() - began) / 1000, buildMegabytes: most };
}

function memoryOf({ child: { pid = 0 } }: RunningProcess): number {
  return [pid, ...descendants(pid)].reduce((sum, each) => sum + memoryIfThere(each), 0);
}

/** A process may end after the list was read. */
function memoryIfThere(pid: number): number {
  try {
    return residentMegabytes(pid);
  } catch {
    return 0;
  }
}

async function startSite(folder: string, index: number): Promise<RunningProcess> {
  const port = await freePort();
  const site = startProcess({
    command: execPath,
    args: [
      ...['node_modules/@plaza/site/bin/plaza-site.js', 'start'],
      ...['--hostname', '127.0.0.1', '--port', `${port}`],
    ],
    cwd: join(folder, 'apps', nameOf(index)),
    env: { NODE_ENV: 'production' },
  });
  await until(async () => (await fetch(`http://127.0.0.1:${port}/`)).ok, 60_000);
  return site;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Sites of one repository, built one after another and then running beside each other. */
export async function measureGrowth(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder('sites-growth');
  const running: RunningProcess[] = [];
  const sites: Site[] = [];
  const figures: Figure[] = [];
  try {
    copyWorkspace(folder);
    await runProcess({ command: 'pnpm', args: ['install', '--prefer-offline'], cwd: folder, env });
    for (let index = 1; index <= Math.max(...counts); index += 1) await createSite(folder, index);
    const install = ['install', '--prefer-offline', '--no-frozen-lockfile'];
    await runProcess({ command: 'pnpm', args: install, cwd: folder, env });
    const packages = ['turbo', 'run', 'build', '--filter=./packages/*'];
    await runProcess({ command: 'pnpm', args: ['exec', ...packages], cwd: folder, env });
    for (const count of counts.toSorted((a, b) => a - b)) {
      while (sites.length < count) {
        sites.push(await buildSite(folder, sites.length + 1));
        running.push(await startSite(folder, sites.length));
      }
      const figure = (name: string, ours: number, unit: string): Figure => ({
        ...{ name: `${count} sites, ${name} per site`, ours, unit },
      });
      figures.push(
        figure('build', mean(sites.map((each) => each.buildSeconds)), 's'),
        figure('memory of a build', mean(sites.map((each) => each.buildMegabytes)), 'MB'),
        figure('memory of an instance', mean(running.map(memoryOf)), 'MB'),
      );
      console.log(formatFigures(figures.slice(-3)));
    }
    return figures;
  } finally {
    for (const site of running) await site.end();
    remove();
  }
}

if (import.meta.main) console.log(formatFigures(await measureGrowth()));
