import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import getPort, { portNumbers } from 'get-port';
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
    ids: new Map(sites.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name] as const]))),
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
        port: readSitePort(join(workspace, folder, 'package.json')),
      };
    });
}

function readSitePort(file: string): number | undefined {
  const { config } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return config?.port;
}
