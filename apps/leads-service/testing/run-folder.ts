import { env } from 'node:process';

/** The folder that the workers of a run of Vitest share; undefined outside of Vitest. */
export function runFolder(): string | undefined {
  const { E2E_RUN_FOLDER: folder } = env;
  return folder;
}
