import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The workspace that a folder belongs to, or the folder itself when it belongs to none. */
export function workspaceRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'pnpm-workspace.yaml'))) return at;
    if (at === dirname(at)) return folder;
  }
}
