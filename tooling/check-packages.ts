import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { x } from 'tinyexec';

const root = join(import.meta.dirname, '..');

/** The packages are ES modules: nothing requires them, and no resolver of CommonJS reads them. */
const ignored: readonly string[] = ['node10', 'node16-cjs'];

/** Entry points that are no modules. */
const excludeEntrypoints = ['styles.css', 'icons.svg'];

async function publishingFaults(tarball: Buffer): Promise<string[]> {
  const data = new Uint8Array(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

async function typeFaults(tarball: Buffer): Promise<string[]> {
  const pkg = createPackageFromTarballData(new Uint8Array(tarball));
  const analysis = await checkPackage(pkg, { excludeEntrypoints });
  if (!analysis.types) return ['it has no types'];
  return analysis.problems
    .filter(
      (problem) => !('resolutionKind' in problem) || !ignored.includes(problem.resolutionKind),
    )
    .map((problem) => `its types: ${JSON.stringify(problem)}`);
}

/**
 * Checks every package as it would be published, in one process: a process for each and each of its
 * two tools took ten times as long.
 */
const folder = mkdtempSync(join(tmpdir(), 'plaza-packages-'));
try {
  const args = ['-r', '--filter=./packages/*', 'pack', '--pack-destination', folder];
  const packed = await x('pnpm', args, { nodeOptions: { cwd: root } });
  if (packed.exitCode !== 0) throw new Error(packed.stdout + packed.stderr);
  const files = globSync('*.tgz', { cwd: folder }).toSorted();
  if (files.length === 0) throw new Error('No package was packed.');
  for (const file of files) {
    const tarball = readFileSync(join(folder, file));
    const faults = [...(await publishingFaults(tarball)), ...(await typeFaults(tarball))];
    for (const fault of faults) console.error(`${file}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
