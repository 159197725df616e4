import type { ConversionPartner } from '@plaza/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Orm } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { describeCause } from '../http/describe-cause.ts';
import { ProblemError } from '../http/problem-error.ts';
import { registerRateLimits } from '../http/rate-limit.ts';
import { readDatabaseFacts } from '../metrics/read-database-facts.ts';
import type { Failures } from './count-failures.ts';
import { awayPage, type DashboardFacts, dashboardPage, signInPage } from './dashboard-page.ts';
import { DASHBOARD_STYLE } from './dashboard-style.ts';
import { isOwnForm } from './own-form.ts';
import { readLastDay } from './read-last-day.ts';
import { registerEarnings } from './register-earnings.ts';
import { createSessions, isToken, readSession, SESSION_SECONDS, sessionCookie } from './session.ts';

export interface DashboardOptions {
  readonly token: string | undefined;
  readonly database: Database;
  /** Who may see the report of their own rows. */
  readonly partners?: readonly ConversionPartner[];
  readonly failures: Failures | undefined;
}

/** No script, no picture, nothing from elsewhere. */
const policy =
  "default-src 'none';style-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'";

/** Milliseconds for which figures are shown again instead of being read again. */
const CACHED = 10_000;

/**
 * Wrong tokens of a client in a minute. The right one is accepted even then, so that nobody can lock
 * an operator out: its length protects it from guesses, the limit saves work.
 */
const WRONG_TOKENS = 10;

/**
 * `/dashboard`: what happened in the last 24 hours, for an operator who has the token. Without
 * `DASHBOARD_TOKEN` the address does not exist.
 */
export async function registerDashboard(
  app: FastifyInstance,
  { token, database, failures, partners = [] }: DashboardOptions,
): Promise<void> {
  if (!token || !failures) return;
  const { orm } = database;
  const readFacts = createFactsReader(orm, failures);
  await app.register(async (scope) => {
    acceptForms(scope);
    const limit = (await registerRateLimits(scope))({ perClient: WRONG_TOKENS });
    const sessions = createSessions(orm, token);
    const schema = { hide: true };
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        ...{ 'content-security-policy': policy, 'cache-control': 'no-store' },
        // Without a referrer, browsers send the forms of the page without their origin.
        'referrer-policy': 'same-origin',
      });
    });
    scope.setErrorHandler((error, _request, reply) => {
      if (!isDatabaseUnavailable(error)) throw error;
      app.log.error({ cause: describeCause(error) }, 'The dashboard cannot use the database');
      return sendPage(reply.header('retry-after', 5), 503, awayPage());
    });
    scope.get('/dashboard', { schema }, async (request, reply) => {
      const session = await sessions.find(sessionOf(request));
      if (!session) return sendPage(reply, 200, signInPage());
      if (session.partner) return reply.redirect('/dashboard/earnings', 303);
      return sendPage(reply, 200, dashboardPage(await readFacts(), readSite(request)));
    });
    scope.post('/dashboard/sign-in', { schema, onRequest: assertOwn }, async (request, reply) => {
      const given = (request.body as URLSearchParams | undefined)?.get('token') ?? '';
      const partner = partners.find(
        ({ reportToken }) => reportToken && isToken(given, reportToken),
      );
      if (!partner && !isToken(given, token)) {
        await limit(request);
        return sendPage(reply, 403, signInPage('This is not the token.'));
      }
      const session = await sessions.start(partner?.name);
      return redirect(reply, sessionCookie(session, SESSION_SECONDS, isSecure(request)));
    });
    scope.post('/dashboard/sign-out', { schema, onRequest: assertOwn }, async (request, reply) => {
      await sessions.end(sessionOf(request));
      return redirect(reply, sessionCookie('', 0, isSecure(request)));
    });
    const openSession = (request: FastifyRequest) => sessions.find(sessionOf(request));
    registerEarnings(scope, { database, partners, openSession, assertOwn });
    scope.get('/dashboard/style.css', { schema }, async (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(DASHBOARD_STYLE),
    );
  });
}

/** A token in a form never stands in an address or a log. */
function acceptForms(scope: FastifyInstance) {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

const sessionOf = ({ headers }: FastifyRequest) => readSession(headers.cookie);

/** Another site must not sign anybody in or out. */
async function assertOwn(request: FastifyRequest) {
  if (!isOwnForm(request)) throw new ProblemError('foreignForm');
}

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';

function readSite({ query }: FastifyRequest): number | undefined {
  const { site } = query as { site?: unknown };
  return typeof site === 'string' && /^\d{1,9}$/.test(site) ? Number(site) : undefined;
}

const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

const redirect = (reply: FastifyReply, cookie: string) =>
  reply.header('set-cookie', cookie).redirect('/dashboard', 303);

/** Operators who look at once share one reading, which is shown again for some seconds. */
function createFactsReader(orm: Orm, failures: Failures): () => Promise<DashboardFacts> {
  let reading: Promise<DashboardFacts> | undefined;
  let readAt = 0;
  const read = async (): Promise<DashboardFacts> => {
    const now = new Date();
    const lastDay = await readLastDay(orm, now);
    const { emails, vendorEvents } = await readDatabaseFacts(orm);
    return { lastDay, emails, vendorEvents, failures: failures.of(lastDay.hours), readAt: now };
  };
  return () => {
    if (!reading || Date.now() - readAt > CACHED) {
      readAt = Date.now();
      reading = read();
      // A failed reading is tried again by the next request.
      reading.catch(() => {
        reading = undefined;
      });
    }
    return reading;
  };
}
