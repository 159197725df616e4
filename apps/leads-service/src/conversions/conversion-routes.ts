import { BlockList, isIPv6 } from 'node:net';
import type { ConversionPartner } from '@plaza/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isToken } from '../dashboard/session.ts';
import type { Database } from '../database/database.ts';
import { createWaitBudget } from '../database/wait-budget.ts';
import type { Settings } from '../env.ts';
import { parseJsonBody } from '../http/body-parser.ts';
import { ProblemError } from '../http/problem-error.ts';
import { registerRateLimits } from '../http/rate-limit.ts';
import { assertSigned } from '../http/signed-bodies.ts';
import { formatOf } from './partner-formats.ts';
import { type Parameters, readMessage, UnreadableMessage } from './read-message.ts';
import { RefusedMessage } from './received-message.ts';
import { type Outcome, storeMessage } from './store-message.ts';

/** Bytes of a message. */
const BODY_BYTES = 16 * 1024;

/** Messages of one address in a minute, and how many of them may have a wrong secret. */
const LIMITS = { messages: 6_000, wrong: 30 };

interface Known extends ConversionPartner {
  readonly allowed: BlockList | undefined;
}

/**
 * `GET` and `POST /conversions/{partner}`, with the secret at the end of the path, as `Bearer` or in
 * `x-conversion-secret`: stores what a partner says about conversions.
 */
export async function registerConversionRoutes(
  app: FastifyInstance,
  { database, settings }: { readonly database: Database; readonly settings: Settings },
): Promise<void> {
  const partners = new Map(settings.conversionPartners.map((each) => [each.name, known(each)]));
  await app.register(async (scope) => {
    const createLimiter = await registerRateLimits(scope);
    const [limit, limitWrong] = [LIMITS.messages, LIMITS.wrong].map((perClient) =>
      createLimiter({ perClient }),
    ) as [ReturnType<typeof createLimiter>, ReturnType<typeof createLimiter>];
    scope.addHook('onRequest', limit);
    acceptBodies(scope);
    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const partner = partners.get(nameOf(request));
      if (!partner || !isAuthentic(request, partner)) {
        await limitWrong(request);
        throw new ProblemError('unauthorized', {
          detail: 'The partner is unknown, its secret is wrong, or its address is not allowed',
        });
      }
      const result = await receive(database, partner, request);
      return { result };
    };
    const schema = { hide: true };
    for (const url of ['/conversions/:partner', '/conversions/:partner/:secret'])
      scope.route({
        ...{ method: ['GET', 'POST'], url, schema, bodyLimit: BODY_BYTES },
        ...{ exposeHeadRoute: false, handler: handle },
      });
  });
}

function known(partner: ConversionPartner): Known {
  if (partner.addresses.length === 0) return { ...partner, allowed: undefined };
  const allowed = new BlockList();
  for (const range of partner.addresses) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) allowed.addAddress(address, family);
    else allowed.addSubnet(address, Number(bits), family);
  }
  return { ...partner, allowed };
}

const nameOf = ({ params }: FastifyRequest) => (params as { readonly partner: string }).partner;

/** The raw text, which may be signed; a message may also be the form of another program. */
function acceptBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const parse = { parseAs: 'buffer' as const };
  for (const type of ['application/json', 'application/x-www-form-urlencoded'])
    scope.addContentTypeParser(type, parse, (_request, body, done) => done(null, body));
}

function isAuthentic(request: FastifyRequest, partner: Known): boolean {
  const { headers, ip } = request;
  if (partner.allowed && !partner.allowed.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return false;
  const body = request.body as Buffer | undefined;
  if (partner.isSigned) {
    if (!body || request.method !== 'POST') return false;
    assertSigned(request, body, partner.secret);
    return true;
  }
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const { secret } = request.params as { readonly secret?: string };
  const given = secret ?? bearer ?? headers['x-conversion-secret']?.toString() ?? '';
  return isToken(given, partner.secret);
}

async function receive(
  { writes }: Database,
  { name, format }: Known,
  request: FastifyRequest,
): Promise<Outcome> {
  const wait = createWaitBudget();
  try {
    const message = readMessage(formatOf(format), await parametersOf(request), new Date());
    return await wait(
      writes.transaction((transaction) =>
        storeMessage(transaction, { ...message, partner: name, source: 'postback' }),
      ),
    );
  } catch (error) {
    if (!(error instanceof UnreadableMessage || error instanceof RefusedMessage)) throw error;
    request.log.warn({ partner: name, reason: error.message }, 'A conversion was refused');
    throw new ProblemError('implausibleRequest', { detail: error.message });
  }
}

/** Names are compared in lower case; a value in the query counts before one in the body. */
async function parametersOf(request: FastifyRequest): Promise<Parameters> {
  const entries = [...(await bodyOf(request)), ...Object.entries(request.query as object)];
  return new Map(
    entries.map(([name, value]) => [
      name.toLowerCase(),
      String(Array.isArray(value) ? value[0] : value),
    ]),
  );
}

async function bodyOf(request: FastifyRequest): Promise<[string, unknown][]> {
  const body = request.body as Buffer | undefined;
  if (!body?.length) return [];
  if (request.headers['content-type']?.startsWith('application/json')) {
    const parsed: unknown = await parseJsonBody(request, body);
    const isPlain = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isPlain ? Object.entries(parsed).filter(([, value]) => typeof value !== 'object') : [];
  }
  return [...new URLSearchParams(body.toString('utf8'))];
}
