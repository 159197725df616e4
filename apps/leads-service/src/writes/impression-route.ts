import { randomUUID } from 'node:crypto';
import { COMMANDS, type ImpressionRequest } from '@plaza/contract';
import type { FastifyInstance } from 'fastify';
import type { RequestWebsite } from '../content/website-scope.ts';
import { commandOperation } from '../openapi/command-operation.ts';
import { checkImpression } from './check-claims.ts';
import { type ImpressionRecord, isSameVisitor } from './impression-record.ts';
import { createRecordId } from './record-id.ts';
import { resolveChannel } from './resolve-channel.ts';
import { createWithheldId, isImpressionKey } from './withheld-id.ts';
import type { WriteServices } from './write-services.ts';

/**
 * §7.3 POST /impression: stores an impression and returns its ids, its channel and the products to
 * show. Without tracking data (design §7) it has no user and no channel.
 */
export function registerImpressionRoute(scope: FastifyInstance, services: WriteServices) {
  const operation = { schema: commandOperation('impression') };
  scope.post(COMMANDS.impression.path, operation, async (request, reply) => {
    const body = request.body as ImpressionRequest;
    const facts = await request.wait(services.readFacts(request.website));
    checkImpression(body, { facts, now: new Date() });
    const channel = body.trackingData && resolveChannel(body.trackingData);
    const withheld = body.trackingData ? undefined : createWithheldId(Date.now());
    const given = withheld ? { ...body, impressionId: withheld.id } : body;
    const [saved, products] = await request.wait(
      Promise.all([
        saveImpression(services, toRecord(given, request.website.id, channel?.id)),
        body.noProducts ? '[]' : productsJson(services, request.website, body.locale),
      ]),
    );
    const impression = {
      id: saved.id,
      ...(withheld && { impressionKey: withheld.impressionKey }),
      ...(channel && { uniqueUserId: saved.uniqueUserId, source: { channel } }),
    };
    return reply
      .type('application/json; charset=utf-8')
      .send(`{"impression":${JSON.stringify(impression)},"products":${products}}`);
  });
}

/** Who sends the id of another's impression, e.g. from a shared link, gets a new one. */
async function saveImpression({ writers }: WriteServices, record: ImpressionRecord) {
  const saved = await writers.impressions.write(record);
  if (isSameVisitor(saved, record)) return saved;
  return writers.impressions.write({ ...record, id: createRecordId(Date.now(), randomUUID()) });
}

function toRecord(
  { impressionId, impressionKey, trackingData, locale, device = {} }: ImpressionRequest,
  websiteId: number,
  channelId: number | null = null,
): ImpressionRecord {
  const uniqueUserId = trackingData?.uniqueUserId;
  return {
    websiteId,
    // Only the body's own field counts: a forced refresh omits it to get a new id (§4.3).
    id: impressionId ?? createRecordId(Date.now(), randomUUID()),
    uniqueUserId: trackingData ? uniqueUserId || randomUUID() : null,
    newUser: !uniqueUserId,
    channelId,
    locale,
    device,
    trackingData: trackingData ?? {},
    hasKey:
      impressionId !== undefined &&
      impressionKey !== undefined &&
      isImpressionKey(impressionKey, impressionId),
  };
}

/** The body of `/data/products`, serialized once per content version. */
async function productsJson(
  { readAnswer }: WriteServices,
  website: RequestWebsite,
  locale: string,
) {
  const answer = await readAnswer({
    resource: 'products',
    website,
    params: {},
    query: { locale },
  });
  return answer?.body.toString('utf8') ?? '[]';
}
