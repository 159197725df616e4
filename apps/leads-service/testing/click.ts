import { randomUUID } from 'node:crypto';
import type { Click } from '@plaza/contract';
import { signWebhook } from '@plaza/contract/webhook';
import { createRecordId } from '../src/writes/record-id.ts';

/** A click with marketing consent, as a site delivers it. */
export function testClick(changes: Partial<Click> = {}, at = new Date()): Click {
  return {
    id: createRecordId(at.getTime(), randomUUID()),
    productId: 1,
    partner: 'uno-es',
    locale: 'es-ES',
    pageType: 'ProductList',
    day: at.toISOString().slice(0, 10),
    origin: {
      at: at.toISOString(),
      ...{ impressionId: 'i1', subId: 's1', fields: ['googleClickId', 'subId'] },
      ...{ path: '/', list: 'offers', position: 0, amount: 500, termDays: 30 },
    },
    ...changes,
  };
}

/** The signed request of a site that delivers clicks. */
export const clickRequest = (clicks: Click[], secret: string, websiteId = 900) => {
  const { headers, body } = signWebhook({ clicks }, secret, { id: randomUUID() });
  return {
    method: 'POST' as const,
    url: `/clicks/${websiteId}`,
    headers: { ...headers },
    payload: body,
  };
};
