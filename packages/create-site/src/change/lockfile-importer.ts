/**
 * `pnpm-lock.yaml` without an importer, or with another name of it. Sites have the same dependencies, so
 * nothing else of the lockfile changes.
 *
 * @param path of the importer from the root: `apps/mx-loans`
 * @returns the same text if there is no such importer
 */
export function changeImporter(lockfile: string, path: string, renamed?: string): string {
  const lines = lockfile.split('\n');
  const start = lines.indexOf(`  ${path}:`);
  if (start < 0) return lockfile;
  const after = lines.findIndex((line, index) => index > start && /^(?: {2})?\S/.test(line));
  const end = after < 0 ? lines.length : after;
  const block = lines.slice(start, end);
  const rest = lines.toSpliced(start, end - start);
  if (renamed === undefined) return rest.join('\n');
  // Importers are sorted by path.
  const place = rest.findIndex(
    (line, index) => index > importersAt(rest) && (/^\S/.test(line) || comesAfter(line, renamed)),
  );
  return rest.toSpliced(place, 0, `  ${renamed}:`, ...block.slice(1)).join('\n');
}

const importersAt = (lines: readonly string[]) => lines.indexOf('importers:');

const comesAfter = (line: string, path: string) => {
  const other = /^ {2}(\S+):$/.exec(line)?.[1];
  return other !== undefined && other > path;
};
