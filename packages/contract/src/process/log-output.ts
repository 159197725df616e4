import { write, writeSync } from 'node:fs';

/** Where a program's log lines go. Writing never throws, never waits, and never fails a request. */
export interface LogOutput {
  /** Writes a line of JSON, with its line break. Characters that end lines or rule terminals are escaped. */
  write(line: string): void;
  /** How many lines could not be kept for a reader that takes none. */
  readonly dropped: () => number;
}

/** Characters that wait for a reader that is late, a pipe that is full or a disk without room. */
const maxWaiting = 1_000_000;

/** Milliseconds after which what waits is tried again: where nothing reads yet, and where it failed. */
const retryMs = { full: 50, failed: 1_000 } as const;

/**
 * Opens a file descriptor as a log. Lines that it does not take wait, up to a megabyte; more are
 * dropped and counted, and the count is the next line once the log can be written again.
 *
 * Not by pino's `sonic-boom`: at the end of a process it tries again for ever where the reader has gone.
 */
export function openLogOutput(fd: number): LogOutput {
  useWithoutBlocking(fd);
  let waiting = '';
  let unwritten = Buffer.alloc(0);
  let isWriting = false;
  let isInFlight = false;
  let dropped = 0;
  let toldOf = 0;

  function writeNext() {
    if (unwritten.length === 0) takeWaiting();
    if (unwritten.length === 0) return;
    isWriting = true;
    isInFlight = true;
    write(fd, unwritten, (error, written) => {
      isInFlight = false;
      if (error) setTimeout(retry, error.code === 'EAGAIN' ? retryMs.full : retryMs.failed).unref();
      else {
        unwritten = unwritten.subarray(written);
        retry();
      }
    });
  }

  function retry() {
    isWriting = false;
    writeNext();
  }

  function takeWaiting() {
    unwritten = Buffer.from(waiting);
    waiting = toldOf < dropped && waiting !== '' ? droppedLine(dropped - toldOf) : '';
    if (waiting !== '') toldOf = dropped;
  }

  process.once('exit', () => {
    try {
      // Once: whatever is not taken now is lost with the process.
      if (!isInFlight) writeSync(fd, unwritten);
      writeSync(fd, waiting);
    } catch {
      // Nobody can be told.
    }
  });
  return {
    write(line) {
      if (waiting.length + unwritten.length > maxWaiting) {
        dropped += 1;
        return;
      }
      waiting += escapeLine(line);
      if (!isWriting) writeNext();
    },
    dropped: () => dropped,
  };
}

const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** A line of JSON stays one line, in which a terminal finds nothing to obey, and says the same. */
function escapeLine(line: string): string {
  const escaped = line
    .replace(/\n$/, '')
    .replace(unprintable, (character) => `\\u${hex(character).padStart(4, '0')}`);
  return `${escaped}\n`;
}

const hex = (character: string) => character.charCodeAt(0).toString(16);

/** A line that both programs' logs may hold. */
function droppedLine(count: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ time, level: 'warn', event: 'log-lines-dropped', count })}\n`;
}

/**
 * Node puts a pipe into non-blocking mode when its stream is asked for. Otherwise a reader that
 * stops reading would hold a thread of the pool, and with it the end of the process.
 */
function useWithoutBlocking(fd: number): void {
  const streams: Readonly<Record<number, () => NodeJS.WriteStream>> = {
    1: () => process.stdout,
    2: () => process.stderr,
  };
  streams[fd]?.().on('error', () => {});
}

/** A program may load this module more than once: a file descriptor has one output in a process. */
const key = Symbol.for('@plaza/contract log outputs');
const holder = globalThis as { [key]?: Map<number, LogOutput> };

/** The output of this process to standard output (1) or standard error (2). */
export function logOutput(fd: 1 | 2): LogOutput {
  holder[key] ??= new Map();
  const opened = holder[key].get(fd) ?? openLogOutput(fd);
  holder[key].set(fd, opened);
  return opened;
}
