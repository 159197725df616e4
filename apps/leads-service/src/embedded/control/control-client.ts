import { type RequestOptions, request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import type { SpooledContent } from '../../import/import-content.ts';
import type { RunOptions } from '../../import/import-options.ts';
import type { ImportOutcome } from '../../import/import-result.ts';
import { checkControlFolder } from './control-folder.ts';
import { CONTROL_COMMANDS, IMPORT_COMMAND } from './control-messages.ts';
import { controlSocket } from './control-socket.ts';
import { importLines } from './import-stream.ts';
import { readMessage } from './read-message.ts';

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

/** Streams content to the service that runs on `dataDir`, like `callService`. */
export async function importThroughService(
  dataDir: string,
  content: SpooledContent,
  options: RunOptions,
): Promise<ImportOutcome | undefined> {
  const reply = await send(dataDir, IMPORT_COMMAND, () => importLines(content, options));
  return reply as ImportOutcome | undefined;
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
  const answer = await post(to, body()).catch((error: Error) => {
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

function post(to: RequestOptions, body: Readable) {
  return new Promise<string>((resolve, reject) => {
    const sent = request(to, (response) => {
      text(response).then(resolve, reject);
    });
    sent.on('error', reject);
    pipeline(body, sent).catch(reject);
  });
}

const isNotRunning = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
