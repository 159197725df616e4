import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { PICTURE_LIMITS } from '@plaza/contract';
import type { ImportOutcome } from '@plaza/contract/content-import';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Keyring } from '../../applications/encryption/keyring.ts';
import { erasePerson, exportPerson } from '../../applications/person/person-applications.ts';
import { readConsents } from '../../consents/read-consents.ts';
import type { ContentVersions } from '../../content/content-versions.ts';
import type { Database } from '../../database/database.ts';
import { makeWantedOwner } from '../../editor/login/make-owner.ts';
import { readPictureBytes } from '../../editor/ownership/export-pictures.ts';
import { ownContent, readTexts } from '../../editor/ownership/own-content.ts';
import type { Settings } from '../../env.ts';
import { UnreadEntryError } from '../../import/content-spool.ts';
import { importSettings } from '../../import/import-settings.ts';
import { readHistory } from '../../import/read-history.ts';
import { readMessage } from '../../import/read-message.ts';
import { receiveImport } from '../../import/receive-import.ts';
import { restoreVersion } from '../../import/restore-version.ts';
import { announceImport, storeImport } from '../../import/store-import.ts';
import { listLeads } from '../../leads/list-leads.ts';
import { listMessages } from '../../messages/list-messages.ts';
import { missingPictures, storePictures } from '../../pictures/stored-pictures.ts';
import { runRetention } from '../../retention/run-retention.ts';
import type { SearchIndex } from '../../search/register-search-index.ts';
import { countDay, readDayPage, readWebsites } from '../../warehouse/read-day.ts';
import { removeWebsite } from '../../website-removal/remove-website.ts';
import { makeControlFolder, removeControlFolder } from './control-folder.ts';
import { CONTROL_COMMANDS, type ControlCommand, IMPORT_COMMAND } from './control-messages.ts';
import { controlSocket } from './control-socket.ts';

export interface ControlOptions {
  readonly settings: Settings;
  readonly database: Database;
  readonly contentVersions: ContentVersions;
  readonly searchIndex: SearchIndex;
  readonly keyring: Keyring;
  readonly log: FastifyBaseLogger;
}

/** Opens the control socket when the app listens, and closes it before the app stops. */
export function registerControlSocket(app: FastifyInstance, options: Omit<ControlOptions, 'log'>) {
  if (options.database.engine !== 'pglite') return;
  let stop = async () => {};
  app.addHook('onListen', async () => {
    stop = await startControlServer({ ...options, log: app.log });
  });
  app.addHook('preClose', () => stop());
}

/**
 * Accepts the commands of `CONTROL_COMMANDS` on a socket that only the service's own user can open.
 * An embedded database has a single process, so commands go through the running service.
 *
 * @returns a function that stops the server after running commands
 */
async function startControlServer(options: ControlOptions): Promise<() => Promise<void>> {
  const socket = controlSocket(options.settings.dataDir);
  const server = createServer((request, response) => void answer(options, request, response));
  // A killed service leaves its socket; this process holds the data folder's lock and can remove
  // it.
  makeControlFolder(socket);
  rmSync(socket.path, { force: true });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const umask = process.umask(0o177);
  server.once('error', reject).listen(socket.path, resolve);
  process.umask(umask);
  await promise;
  return async () => {
    await new Promise((ended) => server.close(ended));
    removeControlFolder(socket);
  };
}

async function answer(options: ControlOptions, request: IncomingMessage, response: ServerResponse) {
  const reply = await runControlCommand(options, request).catch((error: Error) => {
    options.log.error({ err: error, command: request.url }, 'Command failed');
    return { error: error.message };
  });
  // A rejected import is read to its end, otherwise the client sees a broken connection.
  request.resume();
  response.writeHead('error' in reply ? 400 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(reply));
}

/** The handler of each command with one message. */
const handlers = {
  listMessages: ({ database, keyring }, text) =>
    listMessages(database, keyring, readMessage(CONTROL_COMMANDS.listMessages.request, text)),
  listLeads: ({ database, keyring }, text) =>
    listLeads(database, keyring, readMessage(CONTROL_COMMANDS.listLeads.request, text)),
  contentHistory: ({ database }, text) =>
    readHistory(database, readMessage(CONTROL_COMMANDS.contentHistory.request, text)),
  importSettings: async (options, text) => {
    const { siteUrl, ...wanted } = readMessage(CONTROL_COMMANDS.importSettings.request, text);
    return announceImport(options, await importSettings(options.database, wanted), siteUrl);
  },
  restoreContent: restoreRequest,
  ownContent: async ({ database, contentVersions }, text) => {
    const wanted = readMessage(CONTROL_COMMANDS.ownContent.request, text);
    const reply = await ownContent(database, wanted);
    contentVersions.changed(wanted.websiteId, reply.version);
    return reply;
  },
  editorOwner: ({ database }, text) =>
    makeWantedOwner(database, readMessage(CONTROL_COMMANDS.editorOwner.request, text)),
  contentTexts: ({ database }, text) =>
    readTexts(database, readMessage(CONTROL_COMMANDS.contentTexts.request, text)),
  readPicture: ({ database }, text) =>
    readPictureBytes(database, readMessage(CONTROL_COMMANDS.readPicture.request, text)),
  missingPictures: async ({ database }, text) => {
    const { websiteId, ids } = readMessage(CONTROL_COMMANDS.missingPictures.request, text);
    return { ids: await missingPictures(database.batches, websiteId, ids) };
  },
  storePictures: async ({ database }, text) => {
    const wanted = readMessage(CONTROL_COMMANDS.storePictures.request, text);
    const pictures = wanted.pictures.map(({ name, data }) => ({
      name,
      bytes: Buffer.from(data, 'base64'),
    }));
    await storePictures(database.batches, wanted.websiteId, pictures);
    return { stored: pictures.length };
  },
  readConsents: ({ database }, text) =>
    readConsents(database, readMessage(CONTROL_COMMANDS.readConsents.request, text)),
  exportPerson: ({ database, keyring }, text) =>
    exportPerson(database, keyring, readMessage(CONTROL_COMMANDS.exportPerson.request, text)),
  erasePerson: ({ database, keyring }, text) =>
    erasePerson(database, keyring, readMessage(CONTROL_COMMANDS.erasePerson.request, text)),
  runRetention: ({ database, keyring, settings }, text) =>
    runRetention({
      ...{ database, keyring, periods: settings.retention, now: new Date() },
      ...readMessage(CONTROL_COMMANDS.runRetention.request, text),
    }),
  removeWebsite: ({ database }, text) =>
    removeWebsite(database, readMessage(CONTROL_COMMANDS.removeWebsite.request, text)),
  warehouseWebsites: ({ database }) => readWebsites(database),
  countWarehouseDay: ({ database }, text) =>
    countDay(database, readMessage(CONTROL_COMMANDS.countWarehouseDay.request, text)),
  readWarehouseDay: ({ database }, text) =>
    readDayPage(database, readMessage(CONTROL_COMMANDS.readWarehouseDay.request, text)),
} as const satisfies Record<
  ControlCommand,
  (options: ControlOptions, text: string) => Promise<object>
>;

async function runControlCommand(
  options: ControlOptions,
  request: IncomingMessage,
): Promise<object> {
  if (request.url === IMPORT_COMMAND.path)
    return importRequest(options, request.iterator({ destroyOnReturn: false }));
  const names = Object.keys(CONTROL_COMMANDS) as ControlCommand[];
  const name = names.find((each) => CONTROL_COMMANDS[each].path === request.url);
  if (!name) throw new Error(`Unknown command ${request.url}`);
  return handlers[name](options, await readText(request, name));
}

async function importRequest(
  options: ControlOptions,
  request: AsyncIterable<Buffer>,
): Promise<ImportOutcome | { readonly unread: string }> {
  const received = await receiveImport(request, { takesUnread: true });
  try {
    return await storeImport(options, received);
  } catch (error) {
    if (error instanceof UnreadEntryError) return { unread: error.message };
    throw error;
  } finally {
    await received.spool.close();
  }
}

async function restoreRequest(options: ControlOptions, text: string): Promise<ImportOutcome> {
  const { siteUrl, ...wanted } = readMessage(CONTROL_COMMANDS.restoreContent.request, text);
  return announceImport(options, await restoreVersion(options.database, wanted), siteUrl);
}

/** The maximum bytes of a message that is read at once; pictures are in base64. */
const messageBytes = 1024 * 1024;
const pictureMessageBytes = messageBytes + (PICTURE_LIMITS.bytes * 4) / 3;

async function readText(request: IncomingMessage, command: ControlCommand) {
  const most = command === 'storePictures' ? pictureMessageBytes : messageBytes;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new Error(`The message exceeds ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
