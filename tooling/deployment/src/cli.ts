import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '@plaza/workspace/run';
import { deploymentFiles, note } from './deployment-files.ts';
import { orphans } from './orphans.ts';

const deploy = join(root, 'deploy');
const files = await deploymentFiles();
for (const [name, text] of files) {
  const file = join(deploy, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`deploy/${name}`);
}
const there = globSync('kustomize/base/*.yaml', { cwd: deploy });
const texts = await Promise.all(
  there.map(async (name) => [name, await readFile(join(deploy, name), 'utf8')] as const),
);
for (const name of orphans(new Map(texts), { written: files, note })) {
  await rm(join(deploy, name));
  console.log(`deploy/${name}: removed, for its site is gone`);
}
