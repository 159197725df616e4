import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** Creates a folder for what the workers of a run of Vitest share. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'plaza-run-'));
  process.env.E2E_RUN_FOLDER = folder;
}

export function teardown(): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
}
