import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readApps } from '@plaza/workspace/apps';
import { root, run } from '@plaza/workspace/run';
import { failPlainly } from './supervise.ts';

/**
 * `pnpm sboms [folder]`: writes a bill of materials (CycloneDX, JSON) of what each image is built
 * from: the production dependencies of the service and of every site, from the lockfile.
 */
try {
  const folder = resolve(root, process.argv[2] ?? 'sboms');
  mkdirSync(folder, { recursive: true });
  const { service, sites } = readApps({});
  for (const { name } of [service, ...sites]) {
    const out = join(folder, `${name}.cdx.json`);
    const options = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
    const args = ['--filter', name, 'sbom', '--prod', '--sbom-type', 'application', ...options];
    if (!(await run({ command: 'pnpm', args: [...args, '--out', out], quiet: true })))
      throw new Error(`The bill of materials of ${name} was not written.`);
    console.log(out);
  }
} catch (error) {
  failPlainly(error);
}
