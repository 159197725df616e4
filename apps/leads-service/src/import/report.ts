import type { ImportResult } from './import-result.ts';

/** Formats an import's result: a summary line, then a line per changed folder. */
export function formatResult(result: ImportResult): string {
  const { websiteId, changed, version, website, entries, folders } = result;
  if (!changed) return `Website ${websiteId}: nothing changed (${entries} entries)`;
  const head = `Website ${websiteId}: version ${version}, ${entries} entries, settings ${website}`;
  const width = Math.max(...Object.keys(folders).map((folder) => folder.length));
  const lines = Object.entries(folders).map(([folder, counts]) => {
    const parts = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
    return `  ${folder.padEnd(width)}  ${parts.join(', ')}`;
  });
  return [head, ...lines].join('\n');
}
