import type { ImportResult, LostPath } from './import-result.ts';

/** Formats an import's result: a summary line, then a line per changed folder. */
export function formatResult(result: ImportResult): string {
  const { websiteId, changed, version, website, entries } = result;
  if (!changed) return `Website ${websiteId}: nothing changed (${entries} entries)`;
  const head = `Website ${websiteId}: version ${version}, ${entries} entries, settings ${website}`;
  return [head, ...folderLines(result), ...lostLines(result.lostPaths ?? [])].join('\n');
}

/** Formats a plan: what an import would do to which version, entry by entry. */
export function formatPlan(result: ImportResult): string {
  const { websiteId, version, website, entries, base = version } = result;
  const on = base === version ? `version ${version}` : `version ${version}, based on ${base}`;
  const head = `Plan for website ${websiteId}: ${on}, ${entries} entries, settings ${website}`;
  return [
    head,
    ...folderLines(result),
    ...nameLines(result),
    ...lostLines(result.lostPaths ?? []),
  ].join('\n');
}

function folderLines({ folders }: ImportResult): string[] {
  const width = Math.max(...Object.keys(folders).map((folder) => folder.length));
  return Object.entries(folders).map(([folder, counts]) => {
    const parts = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
    return `  ${folder.padEnd(width)}  ${parts.join(', ')}`;
  });
}

function nameLines({ names, folders }: ImportResult): string[] {
  return (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const listed = names?.[kind] ?? [];
    const count = Object.values(folders).reduce((sum, counts) => sum + counts[kind], 0);
    const more = count - listed.length;
    const lines = listed.map((name) => `  ${kind}: ${name}`);
    return more > 0 ? [...lines, `  ${kind}: ${more} more`] : lines;
  });
}

/** Links to pages that are gone are broken; those to moved ones work, by a redirect. */
const lostLines = (lost: readonly LostPath[]): string[] =>
  lost.flatMap(({ locale, path, movedTo, linkedFrom }) => {
    const fate = movedTo === undefined ? 'is gone (410)' : `moved to ${movedTo} (301)`;
    const effect = movedTo === undefined ? 'broken link' : 'link to the old path';
    const links = linkedFrom.map((name) => `    ${effect} in ${name}`);
    return [`  ${path} of ${locale} ${fate}`, ...links];
  });
