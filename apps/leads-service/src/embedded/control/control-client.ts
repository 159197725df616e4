import { type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import type { ImportOutcome } from '../../import/import-result.ts';
import { checkControlFolder } from './control-folder.ts';
import { CONTROL_COMMANDS, type ImportRequest, readMessage } from './control-messages.ts';
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
  const { path, reply: schema, rejection } = CONTROL_COMMANDS[command];
  const socket = controlSocket(dataDir);
  checkControlFolder(socket);
  // Reused connections may have been closed while the caller was busy.
  const sent = { socketPath: socket.path, method: 'POST', path, agent: false } as const;
  const answer = await post(sent, JSON.stringify(message)).catch((error: Error) => {
    if (isNotRunning(error)) return undefined;
    throw new Error(`The service on ${dataDir} closed the connection: ${error.message}`, {
      cause: error,
    });
  });
  if (answer === undefined) return undefined;
  const reply = readReply(dataDir, schema, answer);
  if ('error' in reply) throw new Error(`${rejection}: ${reply.error}`);
  return reply as Reply<C>;
}

/** Sends content to the service that runs on `dataDir`, like `callService`. */
export function importThroughService(
  dataDir: string,
  { website, entities, siteUrl, allowRemoval }: ImportRequest,
): Promise<ImportOutcome | undefined> {
  return callService(dataDir, 'import', {
    ...{ website, siteUrl, allowRemoval },
    entities: [...entities],
  });
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

function post(to: RequestOptions, body: string) {
  return new Promise<string>((resolve, reject) => {
    const sent = request(to, (response) => {
      text(response).then(resolve, reject);
    });
    sent.on('error', reject).end(body);
  });
}

const isNotRunning = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
