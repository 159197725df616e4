import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { changeImporter } from './lockfile-importer.ts';
import type { SiteTraces } from './site-of-repository.ts';

/** A site to remove or, with `to`, to rename. */
export interface SiteMove {
  readonly workspace: string;
  readonly traces: SiteTraces;
  readonly websiteId: number;
  /** The new name of the folder and the package. */
  readonly to?: string;
}

const pathTo = ({ traces, to }: SiteMove) => to && join(dirname(traces.path), to);

/** What will happen, a line each: files, lockfile, deployment, database, and what a person has to read. */
export function moveLines(move: SiteMove): string[] {
  const { traces, websiteId, to } = move;
  const { path, files, deployment, mentions } = traces;
  const what = to ? `rename ${path} to ${pathTo(move)}` : `remove ${path}`;
  const database = to
    ? `database: website ${websiteId} keeps its number, and so its rows`
    : `database: website ${websiteId} has rows until pnpm --filter leads-service website:remove --website ${websiteId}`;
  return [
    `${what} (${files.length} files)`,
    `change pnpm-lock.yaml: its importer`,
    ...deployment.map((file) => `${to ? 'rename' : 'remove'} ${file}`),
    'change deploy/: written again by pnpm deployment',
    database,
    ...(to ? [`change ${pathTo(move)}/package.json: its name`] : []),
    ...mentions.map((file) => `read ${file}: it names ${basename(path)}`),
  ];
}

/** Does what `moveLines` says, but for the deployment, the database, and what a person has to read. */
export function moveSite(move: SiteMove): void {
  const { workspace, traces, to } = move;
  const from = join(workspace, traces.path);
  const lockfile = join(workspace, 'pnpm-lock.yaml');
  const target = pathTo(move);
  if (to && target) {
    renameSync(from, join(workspace, target));
    const manifest = join(workspace, target, 'package.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/("name": )"[^"]*"/, `$1${JSON.stringify(to)}`));
  } else rmSync(from, { recursive: true });
  const before = readFileSync(lockfile, 'utf8');
  writeFileSync(lockfile, changeImporter(before, traces.path, target));
}
