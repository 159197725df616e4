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
import {
  editorAccounts,
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
  rateLimit: editorRateLimits,
};

/** Accounts are made by invitations alone, and hold no more than these paths need. */
const DISABLED = [
  '/sign-up/email',
  '/update-user',
  '/change-email',
  '/delete-user',
  '/request-password-reset',
  '/reset-password',
  '/send-verification-email',
];

/** Password with second factor, sessions on the server, limits by address. */
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
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    session: SESSION,
    disabledPaths: DISABLED,
    rateLimit: {
      ...{ enabled: true, storage: 'database', window: 60, max: 100 },
      customRules: { '/sign-in/email': { window: 60, max: 20 } },
    },
    advanced: {
      cookiePrefix: 'editor',
      useSecureCookies: editor.url.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    plugins: [twoFactor({ issuer: 'Plaza' })],
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
