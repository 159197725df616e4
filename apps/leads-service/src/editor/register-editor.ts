import {
  EDITOR_ACCOUNT_OPERATIONS,
  EDITOR_OPERATIONS,
  type EditorOperation,
  editorBase,
} from '@plaza/contract/editor';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type * as z from 'zod';
import { websiteParams } from '../content/website-scope.ts';
import type { EditorSettings } from '../env.ts';
import { registerRateLimits } from '../http/rate-limit.ts';
import type { ImportServices } from '../import/store-import.ts';
import { editorHandlers } from './editor-handlers.ts';
import { assertGranted, readSession, requireGrants, requireUser } from './editor-session.ts';
import type { EditorHandlers } from './handler-parts.ts';
import { createLogin, type Login } from './login/create-login.ts';
import { acceptInvitation } from './login/invitations.ts';
import { registerLogin } from './login/register-login.ts';
import { assertOwnOrigin } from './own-origin.ts';
import { createPreviewNotifier } from './preview/notify-preview.ts';
import { registerPreviewAccess } from './preview/register-preview-access.ts';
import { registerSchedule } from './schedule/register-schedule.ts';

/** Requests of one client in a minute; autosave sends one in some seconds. */
const REQUESTS_PER_MINUTE = 1_200;

/** Guesses of an invitation's token by one client in a minute. */
const INVITATIONS_PER_MINUTE = 10;

/** The most bytes of a request with the text of an entry, and of any other one. */
const BODY_LIMIT = { text: 8 * 1024 * 1024, other: 512 * 1024 };

const WITH_TEXT: readonly EditorOperation[] = ['saveDraft', 'saveDrafts', 'check'];

/** Everything below `/editor` and `/website/{id}/editor`. Without `EDITOR_URL` there is none. */
export async function registerEditor(
  app: FastifyInstance,
  services: Omit<ImportServices, 'log'>,
  editor: EditorSettings,
): Promise<void> {
  const { settings, database } = services;
  const login = await createLogin(database, settings, editor);
  const schedule = registerSchedule(app, services);
  const notifyPreview = createPreviewNotifier(settings, app.log);
  const handlers = editorHandlers({ ...services, schedule, login, notifyPreview });
  await app.register(async (scope) => {
    const limit = (await registerRateLimits(scope))({ perClient: REQUESTS_PER_MINUTE });
    scope.addHook('onRequest', limit);
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      assertOwnOrigin(request, editor.url);
    });
    registerLogin(scope, login);
    registerPreviewAccess(scope, database);
    await registerAccount(scope, { services, login });
    await scope.register(
      async (website) => registerOperations(website, { services, login, handlers }),
      { prefix: editorBase(':websiteId') },
    );
  });
}

interface Registration {
  readonly services: Omit<ImportServices, 'log'>;
  readonly login: Login;
}

async function registerAccount(scope: FastifyInstance, { services, login }: Registration) {
  const { database, settings } = services;
  const { session, signInOptions, acceptInvitation: accept } = EDITOR_ACCOUNT_OPERATIONS;
  scope.get(
    session.path,
    { schema: { hide: true, response: { 200: session.response } } },
    async (request) =>
      readSession({ orm: database.orm, settings }, await requireUser(login, request)),
  );
  const provider = settings.editor?.openId && { name: settings.editor.openId.name };
  scope.get(
    signInOptions.path,
    { schema: { hide: true, response: { 200: signInOptions.response } } },
    async () => (provider ? { provider } : {}),
  );
  await scope.register(async (limited) => {
    const limit = (await registerRateLimits(limited))({ perClient: INVITATIONS_PER_MINUTE });
    limited.post(
      accept.path,
      {
        onRequest: limit,
        schema: { hide: true, body: accept.body, response: { 200: accept.response } },
      },
      async (request) => acceptInvitation(database, request.body as z.output<typeof accept.body>),
    );
  });
}

function registerOperations(
  scope: FastifyInstance,
  { services, login, handlers }: Registration & { readonly handlers: EditorHandlers },
): void {
  const { orm } = services.database;
  scope.decorateRequest('editor');
  scope.addHook('onRequest', async (request) => {
    const user = await requireUser(login, request);
    const { websiteId } = request.params as { websiteId: string };
    request.editor = { user, ...(await requireGrants(orm, user, websiteId)) };
  });
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  for (const name of Object.keys(EDITOR_OPERATIONS) as EditorOperation[])
    registerOperation(scope, name, handlers[name]);
}

function registerOperation(
  scope: FastifyInstance,
  name: EditorOperation,
  handle: (request: FastifyRequest) => Promise<unknown>,
): void {
  const row = EDITOR_OPERATIONS[name];
  scope.route({
    method: row.method,
    url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyLimitOf(name),
    schema: schemaOf(name),
    // Before the body is read.
    onRequest: async (request) => assertGranted(request.editor, row.permission),
    handler: handle,
  });
}

function bodyLimitOf(name: EditorOperation): number {
  const row = EDITOR_OPERATIONS[name];
  if ('file' in row) return row.file;
  return WITH_TEXT.includes(name) ? BODY_LIMIT.text : BODY_LIMIT.other;
}

function schemaOf(name: EditorOperation): FastifySchema {
  const row = EDITOR_OPERATIONS[name];
  return {
    hide: true,
    params: websiteParams.extend('params' in row ? row.params.shape : {}),
    ...('query' in row && { querystring: row.query }),
    ...('body' in row && { body: row.body }),
    ...(name !== 'thumbnail' && { response: { 200: row.response } }),
  };
}
