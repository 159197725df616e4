import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CLICK_LIMITS, type Click } from '@plaza/contract';

/** The ends of the names of files that are written, and of those that are complete. */
export const OPEN = '.open';
export const COMPLETE = '.jsonl';

/** A file that nobody has written to for so long belongs to a process that has ended. */
const ABANDONED = 30_000;

const list = async (folder: string, ending: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending));

/** The names of the complete files, the oldest first. */
export const completeFiles = async (folder: string): Promise<string[]> =>
  (await list(folder, COMPLETE)).sort();

/** The first files, as many as a message has room for, but at least one. */
export async function readBatch(folder: string, files: readonly string[]) {
  const names: string[] = [];
  const clicks: Click[] = [];
  for (const name of files) {
    const more = await readClicks(join(folder, name));
    if (names.length > 0 && clicks.length + more.length > CLICK_LIMITS.clicks) break;
    names.push(name);
    clicks.push(...more);
  }
  return { names, clicks };
}

/** Makes the open files of ended processes complete. @param now milliseconds since 1970 */
export async function takeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of await list(folder, OPEN)) {
    const path = join(folder, name);
    const age = now - ((await stat(path).catch(() => undefined))?.mtimeMs ?? now);
    if (age > ABANDONED) await rename(path, path.replace(OPEN, COMPLETE)).catch(() => {});
  }
}

/** Half a line is a click whose visitor got no answer, because its process was killed. */
async function readClicks(path: string): Promise<Click[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Click];
    } catch {
      return [];
    }
  });
}
