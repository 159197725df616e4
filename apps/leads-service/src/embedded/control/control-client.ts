import { type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import type { ImportOutcome } from '../../import/import-result.ts';
import { checkControlFolder } from './control-folder.ts';
import { CONTROL_COMMANDS, type ImportRequest, readMessage } from './control-messages.ts';
import { controlSocket } from './control-socket.ts';

type ControlCommands = typeof CONTROL_COMMANDS;

/** What a command answers when it is not refused. */
type Reply<C extends keyof ControlCommands> = Exclude<
  z.output<ControlCommands[C]['reply']>,
  { error: string }
>;

/**
 * Hands a command to the service that runs on `dataDir`.
 *
 * @returns what the service answered, or undefined when none runs there
 * @throws Error when the service refused it
 */
export async function askService<C extends keyof ControlCommands>(
  dataDir: string,
  command: C,
  asked: z.input<ControlCommands[C]['request']>,
): Promise<Reply<C> | undefined> {
  const { path, reply: schema, refusal } = CONTROL_COMMANDS[command];
  const socket = controlSocket(dataDir);
  checkControlFolder(socket);
  // A connection kept from the command before may have been closed while its caller was busy.
  const sent = { socketPath: socket.path, method: 'POST', path, agent: false } as const;
  const answer = await post(sent, JSON.stringify(asked)).catch((error: Error) => {
    if (isNobodyThere(error)) return undefined;
    throw new Error(`The service on ${dataDir} broke off: ${error.message}`, { cause: error });
  });
  if (answer === undefined) return undefined;
  const reply = readReply(dataDir, schema, answer);
  if ('error' in reply) throw new Error(`${refusal}: ${reply.error}`);
  return reply as Reply<C>;
}

/** Hands content to the service that runs on `dataDir`, as `askService` does. */
export function importThroughService(
  dataDir: string,
  { website, entities, siteUrl, allowRemoval }: ImportRequest,
): Promise<ImportOutcome | undefined> {
  return askService(dataDir, 'import', {
    ...{ website, siteUrl, allowRemoval },
    entities: [...entities],
  });
}

function readReply<S extends z.ZodType>(dataDir: string, schema: S, answer: string) {
  try {
    return readMessage(schema, answer);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`The service on ${dataDir} gave an answer that is not known:\n${message}`, {
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

const isNobodyThere = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
