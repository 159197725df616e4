import { EDITOR_AUTH_PATH } from '@plaza/contract/editor';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { EditorSettings, Settings } from '../../env.ts';
import type { EditorLogin } from '../editor-session.ts';
import { CLIENT_ADDRESS } from './client-address.ts';
import { readEditorSecret } from './editor-secret.ts';
import { openIdProvider } from './open-id.ts';
import { passkeys } from './passkeys.ts';
import {
  editorAccounts,
  editorPasskeys,
  editorRateLimits,
  editorSessions,
  editorTwoFactors,
  editorUsers,
  editorVerifications,
} from './tables.ts';
import { headersOf } from './web-request.ts';

/** Seconds that a session lasts without use, and after which its end moves on. */
const SESSION = { expiresIn: 12 * 3600, updateAge: 3600 };

/** The login of editors: who is signed in, and the requests of `better-auth`. */
export interface Login extends EditorLogin {
  readonly url: string;
  handle(request: Request): Promise<Response>;
  /** The id of the session of a request. */
  sessionOf(request: FastifyRequest): Promise<string | undefined>;
}

const schema = {
  user: editorUsers,
  session: editorSessions,
  account: editorAccounts,
  verification: editorVerifications,
  twoFactor: editorTwoFactors,
  passkey: editorPasskeys,
  rateLimit: editorRateLimits,
};

const SIGN_INS = { window: 60, max: 20 };

/** Nothing is asked of the provider after the sign-in; only the sign-out names its ID token. */
const withoutTokens = async (account: object) => ({
  data: { ...account, accessToken: null, refreshToken: null },
});

/** Password with second factor, passkeys, an OpenID provider; sessions on the server, limits by address. */
export async function createLogin(
  database: Database,
  { dataDir }: Pick<Settings, 'dataDir'>,
  editor: EditorSettings,
): Promise<Login> {
  const auth = betterAuth({
    appName: 'Plaza',
    baseURL: editor.url,
    basePath: EDITOR_AUTH_PATH,
    secret: await readEditorSecret(dataDir, editor.secret),
    database: drizzleAdapter(database.writes as never, { provider: 'pg', schema }),
    onAPIError: { errorURL: `${editor.url}/sign-in` },
    // Accounts are of those who were invited, so the provider's word for an address is enough.
    account: { accountLinking: { requireLocalEmailVerified: false } },
    databaseHooks: {
      account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
    },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    session: SESSION,
    rateLimit: {
      ...{ enabled: true, storage: 'database', window: 60, max: 100 },
      customRules: { '/sign-in/email': SIGN_INS, '/sign-in/social': SIGN_INS },
    },
    advanced: {
      // By default tests check none.
      disableOriginCheck: false,
      cookiePrefix: 'editor',
      useSecureCookies: editor.url.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict' },
      // The provider's redirect comes from another site.
      cookies: { state: { attributes: { sameSite: 'lax' } } },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    plugins: [
      twoFactor({ issuer: 'Plaza' }),
      passkeys(editor.url),
      ...(editor.openId ? [openIdProvider(editor.openId)] : []),
    ],
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  return {
    url: editor.url,
    handle: (request) => auth.handler(request),
    async find(request) {
      const session = await auth.api.getSession({ headers: headersOf(request) });
      if (!session) return undefined;
      const { id, name, email } = session.user;
      return { id, name, email };
    },
    async sessionOf(request) {
      const session = await auth.api.getSession({ headers: headersOf(request) });
      return session?.session.id;
    },
  };
}
