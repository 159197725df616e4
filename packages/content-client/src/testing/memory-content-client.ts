import type {
  ClientIdRequest,
  ConsentReceiptRequest,
  ContactMessageRequest,
  ContactMessageResponse,
  ImpressionRequest,
  ImpressionResponse,
  UserEventRequest,
  WebsiteContent,
} from '@plaza/contract';
import type { ContentClient } from '../core/content-client-type.ts';
import { createContext } from '../core/content-context.ts';
import { createReader } from '../core/content-reader.ts';
import { createRead, type UntypedRead } from '../core/read-content.ts';
import { snapshotOf } from '../core/snapshot.ts';

/** All posts in order. */
export interface PostedCommands {
  readonly impressions: ImpressionRequest[];
  readonly userEvents: UserEventRequest[];
  readonly clientIds: ClientIdRequest[];
  readonly contactMessages: ContactMessageRequest[];
  readonly consentReceipts: ConsentReceiptRequest[];
}

export interface MemoryContentClient extends ContentClient {
  readonly posted: PostedCommands;
}

/**
 * A content client over content in memory: same interface, same rules, always fresh, no network.
 * `content.entities` can be extended while in use.
 */
export function createMemoryContentClient(
  content: Pick<WebsiteContent, 'entities'>,
): MemoryContentClient {
  const snapshot = snapshotOf(content.entities);
  const readSnapshot = createRead(createContext({ baseUrl: '', mode: 'snapshot', snapshot }));
  const read: UntypedRead = async (name, values) => {
    const { value } = await readSnapshot(name, values);
    return { value, freshness: 'fresh', fetchedAt: 0 };
  };
  const reader = createReader(read);
  const posted: PostedCommands = {
    impressions: [],
    userEvents: [],
    clientIds: [],
    contactMessages: [],
    consentReceipts: [],
  };
  return {
    ...reader,
    posted,
    async postImpression(body) {
      const impression = createImpression(body, posted.impressions.push(body));
      const products = body.noProducts ? [] : await reader.products({ locale: body.locale });
      return { impression, products };
    },
    postUserEvent: async (body) => void posted.userEvents.push(body),
    postClientId: async (body) => void posted.clientIds.push(body),
    postContactMessage: async (body) => answerMessage(posted.contactMessages.push(body)),
    postConsentReceipt: async (body) => void posted.consentReceipts.push(body),
  };
}

function answerMessage(number: number): ContactMessageResponse {
  const id = `00000000-0000-7000-8000-${`${number}`.padStart(12, '0')}`;
  return { id, receivedAt: '2026-11-21T09:00:00Z' };
}

function createImpression(
  { impressionId, trackingData }: ImpressionRequest,
  number: number,
): ImpressionResponse['impression'] {
  return {
    id: impressionId ?? `impression-${number}`,
    ...(trackingData && {
      uniqueUserId: trackingData.uniqueUserId ?? `visitor-${number}`,
      source: { channel: { id: 1, name: 'Direct' } },
    }),
  };
}
