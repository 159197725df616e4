import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What Turbopack loads instead of a part of Next, so that pages without the framework are rendered
 * without what only its router reads. For `turbopack.resolveAlias` in `next.config.ts`.
 *
 * @param projectDir absolute folder of the app
 * @returns paths from that folder, by the request that Next's own files make
 */
export function renderAliases(projectDir: string): Record<string, string> {
  const file = fileURLToPath(import.meta.resolve('@plaza/page-cache/segment-data'));
  const path = relative(projectDir, file).split(sep).join('/');
  return { './collect-segment-data': path.startsWith('.') ? path : `./${path}` };
}
