import type { EditorRole, Grant } from '@plaza/contract/editor';
import type { InjectOptions } from 'fastify';
import type { DatabaseEngine } from '../src/database/database.ts';
import { replaceGrants } from '../src/editor/grants.ts';
import { acceptInvitation, createLink, findOrCreateUser } from '../src/editor/login/invitations.ts';
import { ownContent } from '../src/editor/ownership/own-content.ts';
import type { Settings } from '../src/env.ts';
import { fixtureFolder, fixtureWebsiteId } from './fixture-content.ts';
import { createTestService, type TestService } from './test-service.ts';

export const editorUrl = 'https://editor.example';
export const previewSecret = 'the-secret-of-preview-instances-in-tests';

/** Who hands websites over in tests. */
export const testOperator = { id: 'command:test', name: 'Test', email: 'command@test.example' };

/** A service with an editor, whose editors own the fixture website. */
export async function createEditorService(
  engine: DatabaseEngine,
  changes: Partial<Settings> = {},
  needsApproval = false,
): Promise<TestService> {
  const service = await createTestService(engine, {
    editor: { url: editorUrl, secret: 'the secret of the sessions of editors' },
    previewSecret,
    ...changes,
  });
  await ownContent(service.database, {
    ...{ websiteId: fixtureWebsiteId, owner: 'editor', folder: fixtureFolder },
    ...{ needsApproval, user: testOperator },
  });
  return service;
}

/** Requests of somebody who is signed in. */
export interface EditorClient {
  readonly userId: string;
  readonly cookie: string;
  request(options: InjectOptions & { readonly url: string }): Promise<EditorAnswer>;
  /** A request below the editor's base of the fixture website. */
  call(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<EditorAnswer>;
}

export interface EditorAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  readonly body: any;
}

const password = 'correct horse battery';

/** Makes an account with grants and signs it in, by the login's own requests. */
export async function signInEditor(
  service: TestService,
  name: string,
  grants: readonly Grant[],
): Promise<EditorClient> {
  const email = `${name}@editor.example`;
  const { app, database } = service;
  const { id } = await findOrCreateUser(database.writes, { email, name });
  for (const { websiteId, locale, role } of grants)
    await replaceGrants(database.writes, websiteId, { userId: id, grants: [{ locale, role }] });
  const { link } = await createLink(database.writes, id);
  await acceptInvitation(database, { token: link.split('#')[1] ?? '', password });
  const signedIn = await app.inject({
    ...{ method: 'POST', url: '/editor/auth/sign-in/email', headers: { origin: editorUrl } },
    payload: { email, password },
  });
  if (signedIn.statusCode !== 200) throw new Error(`Sign-in failed: ${signedIn.body}`);
  const cookie = [signedIn.headers['set-cookie'] ?? []]
    .flat()
    .map((text) => text.split(';')[0])
    .join('; ');
  const request: EditorClient['request'] = async ({ headers, ...options }) => {
    const answer = await app.inject({
      ...options,
      headers: { cookie, origin: editorUrl, ...headers },
    });
    return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : undefined };
  };
  return {
    ...{ userId: id, cookie, request },
    call: (method, path, body) =>
      request({
        ...{ method, url: `/website/${fixtureWebsiteId}/editor${path}` },
        ...(body !== undefined && { payload: body as object }),
      }),
  };
}

/** A grant of the fixture website. */
export const grantOf = (role: EditorRole, locale = '*'): Grant => ({
  ...{ websiteId: fixtureWebsiteId, locale, role },
});
