import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/run.ts';
import { deploymentFiles } from './deployment-files.ts';

for (const [name, text] of await deploymentFiles()) {
  const file = join(root, 'deploy', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`deploy/${name}`);
}
