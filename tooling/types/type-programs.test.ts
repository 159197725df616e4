import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { typePrograms } from './type-programs.ts';

const root = join(import.meta.dirname, '../..');

type Config = { include: string[]; compilerOptions?: { lib?: string[]; jsx?: string } };
const read = (file: string): Config => JSON.parse(readFileSync(join(root, file), 'utf8'));

const configOf = (program: string) =>
  program.endsWith('.json') ? program : `${program}/tsconfig.json`;

/** The folders and files that a program includes, from the root. */
const included = (config: string) =>
  read(config).include.map((path) => relative(root, join(root, dirname(config), path)));

const programs = typePrograms().map(configOf);
const shared = programs.filter((program) => program.startsWith('tooling/'));

/** Declared in `browser.json` for all packages: their builds are configured alike. */
const isBuildConfig = (path: string) => /(?:^|\/)tsup\.(?:config|preset)\.ts$/.test(path);

const configs = globSync(
  [
    '{packages,apps}/*/tsconfig.json',
    'packages/*/fixtures/*/tsconfig.json',
    'benchmarks/tsconfig.json',
  ],
  { cwd: root },
).toSorted();

test.each(configs)('what %s includes is checked once, with the same libraries', (config) => {
  if (programs.includes(config)) return;
  for (const path of included(config).filter((path) => !isBuildConfig(path))) {
    const programsOfPath = shared.filter((program) => included(program).includes(path));
    expect(programsOfPath, path).toHaveLength(1);
    const hasDom = programsOfPath[0] !== 'tooling/types/node.json';
    expect(read(config).compilerOptions?.lib?.includes('dom') ?? false).toBe(hasDom);
  }
});

test('scripts, tooling and browser tests are checked with the packages', () => {
  for (const path of included('tsconfig.json')) expect(included(shared[0] ?? '')).toContain(path);
});

test.each(shared)('%s has a file of every place that it includes', (config) => {
  const { stdout } = spawnSync('tsc', ['-p', config, '--showConfig'], { cwd: root });
  const { files }: { files: string[] } = JSON.parse(String(stdout));
  const found = files.map((file) => relative(root, join(root, dirname(config), file)));
  for (const path of included(config)) {
    const folder = path.replace(/\/?\*.*$/, '');
    expect(
      found.some((file) => file.startsWith(folder)),
      path,
    ).toBe(true);
  }
});
