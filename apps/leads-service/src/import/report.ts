import { CONTENT_TAG } from '@plaza/contract';
import type { ImportResult } from './import-result.ts';

/** An import's result as people read it: one line, then one per folder in which something changed. */
export function formatResult(result: ImportResult): string {
  const { websiteId, changed, version, website, entries, folders } = result;
  if (!changed) return `Website ${websiteId}: nothing changed (${entries} entries)`;
  const head = `Website ${websiteId}: version ${version}, ${entries} entries, settings ${website}`;
  const width = Math.max(...Object.keys(folders).map((folder) => folder.length));
  const lines = Object.entries(folders).map(([folder, counts]) => {
    const words = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
    return `  ${folder.padEnd(width)}  ${words.join(', ')}`;
  });
  return [head, ...lines].join('\n');
}

/** The tags of what an import changed: everything of the website, then each folder by its name. */
export function changedTags({ folders }: ImportResult): string[] {
  return [CONTENT_TAG, ...Object.keys(folders).map((folder) => `${CONTENT_TAG}:${folder}`)];
}
