import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from '@plaza/testing';
import { chosenSite } from './chosen-site.ts';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';

const rounds = 7;

/** Seconds that a check may take (docs/checking-a-site.md). */
const budget = 2;

const bin = join(import.meta.dirname, '../../packages/site/bin/plaza-site.js');

/** Reads and parses every content file: less cannot be done by a program that looks at all of them. */
const floor = `import { globSync, readFileSync } from 'node:fs';
for (const file of globSync('content/**/*.json')) JSON.parse(readFileSync(file, 'utf8'));`;

/** Seconds from start to end of a Node program in the site's folder. */
async function time(args: readonly string[]): Promise<number> {
  const start = performance.now();
  await runProcess({ args, cwd: chosenSite.folder });
  return (performance.now() - start) / 1000;
}

const checks: number[] = [];
const floors: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  checks.push(await time([bin, 'check']));
  floors.push(await time(['--input-type=module', '--eval', floor]));
}

const files = globSync('content/**/*.json', { cwd: chosenSite.folder }).length;
const figure: Figure = {
  name: `plaza-site check of ${files} content files`,
  ours: median(checks),
  unit: 's',
  rival: { name: 'reading and parsing them', value: median(floors) },
  budget: `≤ ${budget} s`,
};
console.log(formatFigures([figure]));
process.exitCode = figure.ours <= budget ? 0 : 1;
