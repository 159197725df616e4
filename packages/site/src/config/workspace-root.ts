import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root of the pnpm workspace that contains a folder, or the folder itself outside of one. */
export function workspaceRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'pnpm-workspace.yaml'))) return at;
    if (at === dirname(at)) return folder;
  }
}
