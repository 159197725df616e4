import { write, writeSync } from 'node:fs';

/** Destination of log lines. Writing never throws, never blocks, and never fails a request. */
export interface LogOutput {
  /** Writes a line of JSON, with its line break. Characters that end lines or rule terminals are escaped. */
  write(line: string): void;
  /** Number of lines dropped because the reader was too slow. */
  readonly dropped: () => number;
}

/** Maximum buffered characters, for a slow reader, a full pipe or a full disk. */
const maxWaiting = 1_000_000;

/** Retry intervals in milliseconds: without a reader, and after an error. */
const retryMs = { full: 50, failed: 1_000 } as const;

/**
 * Opens a file descriptor as a log. Lines that cannot be written are buffered, up to a megabyte;
 * further lines are dropped and counted, and the count is logged once writing works again. Not with
 * pino's `sonic-boom`, which retries forever at the end of a process if the reader is gone.
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
      // Only once: unwritten lines are lost with the process.
      if (!isInFlight) writeSync(fd, unwritten);
      writeSync(fd, waiting);
    } catch {
      // There is nowhere to report this.
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

/**
 * Keeps a line of JSON on one line, without characters that a terminal interprets, and with the
 * same content.
 */
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
 * Node makes a pipe non-blocking when its stream is accessed. Otherwise a stalled reader would
 * block a thread of the pool, and the end of the process.
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

/** The log output of this process to standard output (1) or standard error (2). */
export function logOutput(fd: 1 | 2): LogOutput {
  holder[key] ??= new Map();
  const opened = holder[key].get(fd) ?? openLogOutput(fd);
  holder[key].set(fd, opened);
  return opened;
}
