import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPackageRegistry } from '@plaza/workspace/package-registry';
import { build, run } from '@plaza/workspace/run';
import { failPlainly } from './supervise.ts';

/** Packs every package and serves them on the loopback, as a registry of their scope would. */
try {
  await build('build:types');
  const folder = mkdtempSync(join(tmpdir(), 'plaza-registry-'));
  const args = ['-r', '--filter=./packages/*', 'pack', '--pack-destination', folder];
  if (!(await run({ command: 'pnpm', args, quiet: true })))
    throw new Error('The packages cannot be packed.');
  const server = createPackageRegistry(folder).listen(Number(process.argv[2] ?? 4873), '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  console.log(`In an empty folder:
  echo '@plaza:registry=http://127.0.0.1:${port}/' > .npmrc
  npm create @plaza/site mx-loans`);
} catch (error) {
  failPlainly(error);
}
