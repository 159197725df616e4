import { randomUUID } from 'node:crypto';
import { appendFileSync, closeSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CLICK_LIMITS, type Click } from '@plaza/contract';
import { COMPLETE, completeFiles, OPEN, readBatch, takeAbandoned } from './click-files.ts';

/** Queued clicks on disk, in files of lines. */
export type ClickQueue = {
  /** Writes the click to a file: it survives the end of this process. */
  readonly add: (click: Click) => void;
  /**
   * Gives the clicks of all complete files to `deliver`, several files at a time, and removes those
   * that it returns `true` for, until it returns `false`. Files of a process that ended are among them.
   */
  readonly flush: (deliver: (clicks: readonly Click[]) => Promise<boolean>) => Promise<Flushed>;
  /** The clicks in memory that no file has taken yet, because the disk is full. */
  readonly waiting: () => number;
};

/** The files that a flush removed, and those that are left. */
export type Flushed = { readonly delivered: number; readonly left: number };

/** The maximum clicks in memory, and complete files on disk. */
const LIMITS = { memory: 10_000, files: 20_000 };

/** Clicks after which a file is complete. */
const FILE_CLICKS = CLICK_LIMITS.clicks;

/** Milliseconds after a failed write before the next one. */
const PAUSE = 1_000;

type OpenFile = {
  readonly path: string;
  readonly descriptor: number;
  /** Kept until the file is complete, in case that somebody takes it for abandoned. */
  readonly lines: string[];
};

/**
 * A queue of clicks in a folder. A full disk keeps them in memory, and the visitors go on.
 *
 * Writes are synchronous: the system takes a line in microseconds, and a click that waited for a
 * thread would be answered after everything else that has come meanwhile.
 */
export function createClickQueue(
  folder: string,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): ClickQueue {
  let waiting: string[] = [];
  let file: OpenFile | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  function write(): void {
    try {
      file ??= openFile(folder, now());
      appendFileSync(file.descriptor, waiting.join(''));
      file.lines.push(...waiting);
      waiting = [];
      if (file.lines.length >= FILE_CLICKS) complete();
    } catch (error) {
      failedAt = now();
      onError(error);
      abandon();
      waiting = waiting.slice(-LIMITS.memory);
    }
  }

  /** Half a line may be in the file after a failure; the next one is another. */
  function abandon(): void {
    try {
      complete();
    } catch {}
  }

  /** Makes the file one that can be delivered. */
  function complete(): void {
    const done = file;
    file = undefined;
    if (!done) return;
    closeSync(done.descriptor);
    try {
      renameSync(done.path, done.path.replace(OPEN, COMPLETE));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // Another process took it while this one stood still. Delivered twice, a click counts once.
      waiting.push(...done.lines);
    }
  }

  return {
    add(click) {
      waiting.push(`${JSON.stringify(click)}\n`);
      if (now() - failedAt >= PAUSE) write();
    },
    async flush(deliver) {
      if (waiting.length > 0) write();
      complete();
      await takeAbandoned(folder, now());
      const files = await completeFiles(folder);
      for (const name of files.slice(0, Math.max(0, files.length - LIMITS.files)))
        onError(
          new Error(`The queue of clicks is full: ${name} is not delivered before it is not`),
        );
      let delivered = 0;
      while (delivered < files.length) {
        const { names, clicks } = await readBatch(folder, files.slice(delivered));
        if (!(await deliverAll(clicks, deliver))) break;
        await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
        delivered += names.length;
      }
      return { delivered, left: files.length - delivered };
    },
    waiting: () => waiting.length,
  };
}

function openFile(folder: string, time: number): OpenFile {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${time}-${randomUUID()}${OPEN}`);
  return { path, descriptor: openSync(path, 'a', 0o600), lines: [] };
}

/** A file may have more clicks than a message. */
async function deliverAll(
  clicks: readonly Click[],
  deliver: (clicks: readonly Click[]) => Promise<boolean>,
): Promise<boolean> {
  for (let first = 0; first < clicks.length; first += CLICK_LIMITS.clicks)
    if (!(await deliver(clicks.slice(first, first + CLICK_LIMITS.clicks)))) return false;
  return true;
}
