import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { x } from 'tinyexec';
import { afterAll, expect, it } from 'vitest';
import { fourCountries } from './four-countries.ts';
import { runCreateSite } from './run-create-site.ts';
import { root, temporaryFolder } from './workspace-copy.ts';

const { folder, remove } = temporaryFolder('packed');
const packed = join(folder, 'packed');
afterAll(remove);

/** Runs pnpm, and says what it wrote when it fails. */
async function pnpm(cwd: string, ...args: readonly string[]) {
  const { stdout, stderr, exitCode } = await x('pnpm', [...args], { nodeOptions: { cwd } });
  if (exitCode !== 0) throw new Error(`pnpm ${args.join(' ')}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Every package as it would be published, by name. */
async function pack(): Promise<Record<string, string>> {
  await pnpm(root, '-r', '--filter=./packages/*', 'pack', '--pack-destination', packed);
  const files = globSync('*.tgz', { cwd: packed }).toSorted();
  return Object.fromEntries(
    files.map((file) => [file.replace(/^plaza-(.+)-\d.*\.tgz$/, '@plaza/$1'), join(packed, file)]),
  );
}

/** A folder that has `create-site` installed from the packed packages, and nothing else. */
async function installTool(files: Readonly<Record<string, string>>): Promise<string> {
  const tool = join(folder, 'tool');
  mkdirSync(tool);
  const specifiers = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, `file:${file}`]),
  );
  const wanted = { '@plaza/create-site': specifiers['@plaza/create-site'] };
  writeFileSync(
    join(tool, 'package.json'),
    JSON.stringify({ name: 'tool', private: true, dependencies: wanted }),
  );
  writeFileSync(join(tool, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: specifiers }));
  await pnpm(tool, 'install', '--prefer-offline');
  return join(tool, 'node_modules/@plaza/create-site');
}

it('§2.2 opens a site of four countries outside the repository, from packed packages', {
  retry: 0,
  timeout: 480_000,
}, async () => {
  const files = await pack();
  expect(Object.keys(files)).toContain('@plaza/create-site');
  const tool = await installTool(files);
  const manifest = readFileSync(join(tool, 'package.json'), 'utf8');
  expect(manifest).not.toMatch(/"(?:workspace|catalog):/);
  expect(JSON.parse(manifest).license).toBe('MIT');

  const { stdout, stderr, exitCode } = await runCreateSite({
    bin: [join(tool, 'bin/create-site.js')],
    cwd: folder,
    args: ['quetzal-loans', ...fourCountries, '--packages', packed],
  });
  expect(stderr).toBe('');
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/✓ start on a free port, without a service {2}[\d.]+ s\nGreen after/);
});
