import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ImportOutcome } from '../import/import-result.ts';
import { checkControlFolder } from './control-folder.ts';
import {
  type ImportReply,
  type ImportRequest,
  importReplySchema,
  readMessage,
} from './control-messages.ts';
import { controlSocket } from './control-socket.ts';

/**
 * Hands content to the service that runs on `dataDir`.
 *
 * @returns what the import did, or undefined when no service runs there
 * @throws Error when the service refused it
 */
export async function importThroughService(
  dataDir: string,
  { website, entities, siteUrl, allowRemoval }: ImportRequest,
): Promise<ImportOutcome | undefined> {
  const body = JSON.stringify({ website, entities, siteUrl, allowRemoval });
  const socket = controlSocket(dataDir);
  checkControlFolder(socket);
  const answer = await post(socket.path, body).catch((error: Error) => {
    if (isNobodyThere(error)) return undefined;
    throw new Error(`The service on ${dataDir} broke off: ${error.message}`, { cause: error });
  });
  if (answer === undefined) return undefined;
  const reply = readReply(dataDir, answer);
  if ('error' in reply) throw new Error(`The service refused the content: ${reply.error}`);
  return reply;
}

function readReply(dataDir: string, answer: string): ImportReply {
  try {
    return readMessage(importReplySchema, answer);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`The service on ${dataDir} gave an answer that is not known:\n${message}`, {
      cause: error,
    });
  }
}

function post(socketPath: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, method: 'POST', path: '/import' }, (response) => {
      text(response).then(resolve, reject);
    });
    sent.on('error', reject).end(body);
  });
}

const isNobodyThere = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
