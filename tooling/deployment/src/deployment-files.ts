import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFrontSites } from '@plaza/front';
import { readWebsiteId } from '@plaza/workspace/apps';
import { root } from '@plaza/workspace/run';
import { stringify } from 'yaml';
import { composeFile } from './compose-file.ts';
import { kustomizeFiles } from './kubernetes/kustomize-files.ts';

/** The first line of a generated file. */
export const note =
  '# Written by `pnpm deployment` from the sites of the repository; changes here are lost.\n';

/** The generated files of `deploy/` by name. The packages must be built. */
export async function deploymentFiles(): Promise<ReadonlyMap<string, string>> {
  const sites = await Promise.all(
    (await readFrontSites()).map(async (facts) => ({
      ...facts,
      websiteId: await readWebsiteId(facts.app),
    })),
  );
  const base = [...kustomizeFiles(sites)].map(
    ([name, text]) => [`kustomize/base/${name}`, note + text] as const,
  );
  // Kustomize reads no file outside its folder.
  const shipped = (file: string) => readFile(join(root, 'deploy', file), 'utf8');
  return new Map([
    ['compose.yaml', note + stringify(composeFile(sites))],
    ...base,
    ['kustomize/base/pgbouncer.ini', await shipped('pgbouncer/pgbouncer.ini')],
    ['kustomize/base/redis.conf', await shipped('redis/redis.conf')],
  ]);
}
