import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import getPort, { portNumbers } from 'get-port';

import { nameKey } from '../core/read-place.ts';

import { registrySettings } from '../core/registry-settings.ts';

import type { Surroundings } from '../model/answers.ts';

/** Ports of the repository that are no site's (design §4). */
const otherPorts = [
  [4000, 'the leads service'],
  [4100, 'the lead form sandbox'],
  [6006, 'Storybook'],
] as const;

/** Reads what is there already: the repository, its sites, their ids and ports. */
export async function readSurroundings(cwd: string): Promise<Surroundings> {
  const workspace = findWorkspace(cwd);
  const sites = workspace === undefined ? [] : readSites(workspace);
  const ports = new Map<number, string>(otherPorts);
  for (const { name, port } of sites) if (port !== undefined) ports.set(port, name);
  return {
    cwd,
    workspace,
    registrySettings: registrySettings(readNpmrc(cwd)),
    ids: new Map(sites.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name] as const]))),
    hosts: new Map(sites.flatMap(({ hosts, name }) => hosts.map((host) => [host, name] as const))),
    names: new Map(
      sites.flatMap(({ displayName, name }) =>
        displayName === undefined ? [] : [[nameKey(displayName), name] as const],
      ),
    ),
    ports,
    freePort: await getPort({ port: portNumbers(3000, 3999), exclude: [...ports.keys()] }),
    exists: existsSync,
    readText: (path) => readFileSync(path, 'utf8'),
  };
}

/** The repository that a folder lies in: the one that holds the packages a site is made of. */
function findWorkspace(folder: string): string | undefined {
  const marks = ['pnpm-workspace.yaml', 'packages/site/package.json', 'apps'];
  for (let at = folder; ; at = dirname(at)) {
    if (marks.every((mark) => existsSync(join(at, mark)))) return at;
    if (at === dirname(at)) return undefined;
  }
}

/** The `.npmrc` that applies to a folder: its own, or that of the project it lies in. */
function readNpmrc(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, '.npmrc');
    if (existsSync(file)) return readFileSync(file, 'utf8');
    if (existsSync(join(at, 'package.json')) || at === dirname(at)) return undefined;
  }
}

function readSites(workspace: string) {
  return globSync('apps/*/plaza.config.ts', { cwd: workspace })
    .toSorted()
    .map((file) => {
      // Running the config would need built packages, and other sites' mistakes are not this one's.
      const source = readFileSync(join(workspace, file), 'utf8');
      const id = /^ *id: ([\d_]+),/m.exec(source)?.[1]?.replaceAll('_', '');
      const folder = dirname(file);
      return {
        name: basename(folder),
        id: id === undefined ? undefined : Number(id),
        displayName: stringOf(source, 'displayName'),
        hosts: hostsOf(source),
        port: readSitePort(join(workspace, folder, 'package.json')),
      };
    });
}

/** The value of a setting that is written as a string: `url: 'https://…'`. */
function stringOf(source: string, name: string): string | undefined {
  const found = new RegExp(`^ *${name}: (['"])(.*)\\1,`, 'm').exec(source)?.[2];
  return found?.replaceAll(/\\(['"\\])/g, '$1');
}

/** The host of a site's address, and of the addresses that redirect to it. */
function hostsOf(source: string): string[] {
  const url = stringOf(source, 'url');
  const aliases = /^ *hostAliases: \[([^\]]*)\]/m.exec(source)?.[1] ?? '';
  return [
    ...(url !== undefined && URL.canParse(url) ? [new URL(url).host] : []),
    ...[...aliases.matchAll(/['"]([^'"]+)['"]/g)].map(([, host = '']) => host),
  ];
}

function readSitePort(file: string): number | undefined {
  const { config } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return config?.port;
}
