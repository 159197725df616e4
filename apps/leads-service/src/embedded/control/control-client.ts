import type { RequestOptions } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type ImportOutcome, importLines } from '@plaza/contract/content-import';
import type * as z from 'zod';
import { UnreadEntryError } from '../../import/content-spool.ts';
import type { SpooledContent } from '../../import/import-content.ts';
import type { RunOptions } from '../../import/import-options.ts';
import { readMessage } from '../../import/read-message.ts';
import { spoolLines } from '../../import/unread-line.ts';
import { checkControlFolder } from './control-folder.ts';
import { CONTROL_COMMANDS, IMPORT_COMMAND } from './control-messages.ts';
import { controlSocket } from './control-socket.ts';

type ControlCommands = typeof CONTROL_COMMANDS;

/** The reply of a command that succeeded. */
type Reply<C extends keyof ControlCommands> = Exclude<
  z.output<ControlCommands[C]['reply']>,
  { error: string }
>;

/**
 * Sends a command to the service that runs on `dataDir`.
 *
 * @returns its reply; undefined if no service runs there
 * @throws {Error} if the service rejects it
 */
export async function callService<C extends keyof ControlCommands>(
  dataDir: string,
  command: C,
  message: z.input<ControlCommands[C]['request']>,
): Promise<Reply<C> | undefined> {
  const reply = await send(dataDir, CONTROL_COMMANDS[command], () =>
    Readable.from([JSON.stringify(message)]),
  );
  return reply as Reply<C> | undefined;
}

/**
 * Streams content to the service that runs on `dataDir`, like `callService`.
 *
 * @throws {UnreadEntryError} if the service needs an entry that was not read
 */
export async function importThroughService(
  dataDir: string,
  content: SpooledContent,
  options: RunOptions,
): Promise<ImportOutcome | undefined> {
  const reply = await send(dataDir, IMPORT_COMMAND, () => linesOf(content, options));
  if (reply && 'unread' in reply) throw new UnreadEntryError(String(reply.unread));
  return reply as ImportOutcome | undefined;
}

function linesOf({ website, spool }: SpooledContent, options: RunOptions): Readable {
  const lines = importLines({ website, ...options }, spoolLines(spool));
  return Readable.from(lines, { objectMode: false });
}

interface Sent {
  readonly path: string;
  readonly reply: z.ZodType;
  /** Precedes the reason for which the service rejects the command. */
  readonly rejection: string;
}

async function send(
  dataDir: string,
  { path, reply: schema, rejection }: Sent,
  body: () => Readable,
) {
  const socket = controlSocket(dataDir);
  checkControlFolder(socket);
  // Reused connections may have been closed while the caller was busy.
  const to = { socketPath: socket.path, method: 'POST', path, agent: false } as const;
  const answer = await postAgain(to, body).catch((error: Error) => {
    if (isNotRunning(error)) return undefined;
    throw new Error(`The service on ${dataDir} closed the connection: ${error.message}`, {
      cause: error,
    });
  });
  if (answer === undefined) return undefined;
  const reply = readReply(dataDir, schema, answer) as object;
  if ('error' in reply) throw new Error(`${rejection}: ${reply.error}`);
  return reply;
}

function readReply<S extends z.ZodType>(dataDir: string, schema: S, answer: string) {
  try {
    return readMessage(schema, answer);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`The service on ${dataDir} sent an invalid reply:\n${message}`, {
      cause: error,
    });
  }
}

/** Connections that break without an answer, and the milliseconds before the next one. */
const broken = { attempts: 4, pause: 250 } as const;

/** Every command can be sent again: one that was carried out changes nothing the second time. */
async function postAgain(to: RequestOptions, body: () => Readable): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post(to, body());
    } catch (error) {
      if (!isBroken(error as NodeJS.ErrnoException) || attempt >= broken.attempts) throw error;
    }
    await delay(broken.pause);
  }
}

const isBroken = ({ code = '' }: NodeJS.ErrnoException) =>
  ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code);

/**
 * A service that refuses a message answers before it has read all of it, and closes: what counts is
 * the answer, not the broken pipe that follows.
 */
async function post(to: RequestOptions, body: Readable): Promise<string> {
  // Loaded here, because it takes 40 ms, which commands on PostgreSQL need not spend.
  const { request } = await import('node:http');
  const sent = request(to);
  let answer: Promise<string> | undefined;
  sent.once('response', (response) => {
    answer = text(response);
    // It may be cut off too, which rejects the promise that waits for it.
    answer.catch(() => {});
  });
  const closed = new Promise<void>((resolve) => sent.once('close', resolve));
  let failure: Error | undefined;
  sent.on('error', (error) => {
    failure ??= error;
  });
  await pipeline(body, sent).catch((error: Error) => {
    failure ??= error;
  });
  await closed;
  if (answer) return answer;
  throw failure ?? new Error('there was no answer');
}

const isNotRunning = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
