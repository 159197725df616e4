import { lstatSync } from 'node:fs';

/**
 * Milliseconds after which a change of a file has another time, on any file system: FAT counts in
 * steps of two seconds.
 */
const timeStep = 2_000;

/**
 * Tells a file from what it was before. Content of the same size with the old modification time, as
 * `rsync --times` and `touch` write it, still has another change time, which no program can set.
 *
 * @param now milliseconds since 1970
 * @returns undefined for anything but a file, and for one that could change without another time:
 *   it was changed just now, or in the future of this machine's clock
 */
export function fileStamp(path: string, now: number): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false, bigint: true });
  if (!found?.isFile()) return undefined;
  const { dev, ino, size, mtimeNs, ctimeNs, mtimeMs, ctimeMs } = found;
  const latest = Math.max(Number(mtimeMs), Number(ctimeMs));
  return latest > now - timeStep ? undefined : [dev, ino, size, mtimeNs, ctimeNs].join(' ');
}
