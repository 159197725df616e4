import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@plaza/workspace/run';
import { frontFiles } from './deployments.ts';
import { readFrontSites } from './read-front-sites.ts';

const folder = join(root, 'deploy/nginx');

await mkdir(folder, { recursive: true });
for (const [name, text] of frontFiles(await readFrontSites())) {
  await writeFile(join(folder, name), text);
  console.log(`deploy/nginx/${name}`);
}
