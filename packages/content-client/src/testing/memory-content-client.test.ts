import type { UserEventRequest } from '@plaza/contract';
import { RESOURCES } from '@plaza/contract';
import { sampleContent } from '@plaza/contract/testing';
import { expect, test } from 'vitest';
import type { UntypedRead } from '../core/read-content.ts';
import { createMemoryContentClient } from './index.ts';

const locale = 'es-ES';

test('§7 has the methods of the real client and its rules', async () => {
  const client = createMemoryContentClient(sampleContent());
  const methods = [
    ...Object.keys(RESOURCES),
    'read',
    'postImpression',
    'postUserEvent',
    'postClientId',
    'postContactMessage',
    'postConsentReceipt',
  ];
  expect(Object.keys(client).sort()).toEqual([...methods, 'posted'].sort());
  expect(await client.page({ path: '/' })).toMatchObject({ id: 'inicio' });
  expect(await client.page({ path: '/nada/' })).toBeUndefined();
  expect(await client.products({ locale, take: 2 })).toHaveLength(2);
  expect(await client.products({ locale: 'en-US' })).toEqual([]);
  expect(await client.read('menus', { locale })).toMatchObject({ freshness: 'fresh' });
  await expect((client.read as UntypedRead)('menus', {})).rejects.toThrow('Could not fetch menus');
});

test('§7.3 records posts and answers like the service', async () => {
  const client = createMemoryContentClient(sampleContent());
  const body = { device: {}, trackingData: {}, locale, noProducts: false };
  const first = await client.postImpression(body);
  expect(first).toMatchObject({ impression: { id: 'impression-1', uniqueUserId: 'visitor-1' } });
  expect(first.products).toHaveLength(3);
  const again = {
    ...body,
    impressionId: 'i',
    trackingData: { uniqueUserId: 'u' },
    noProducts: true,
  };
  expect(await client.postImpression(again)).toMatchObject({
    impression: { id: 'i', uniqueUserId: 'u' },
    products: [],
  });
  const event: UserEventRequest = {
    data: { products: [{ position: 0, productId: 1 }] },
    partitionKey: 'productView',
  };
  const clientId = { clientId: 'c', clientType: 'google', impressionId: 'i', locale } as const;
  await client.postUserEvent(event);
  await client.postClientId(clientId);
  const message = {
    idempotencyKey: 'a-key-of-16-or-more',
    name: 'Ana',
    email: 'ana@correo.example',
    topic: 'question',
    message: 'Hola',
    locale,
    privacyAccepted: true,
  } as const;
  expect(await client.postContactMessage(message)).toHaveProperty('receivedAt');
  const receipt = {
    id: 'jIp_Xj8LTFedNR8PLzxN-A',
    givenAt: '2026-11-21T09:00:00Z',
    method: 'deny',
    categories: { necessary: true, preferences: false, statistics: false, marketing: false },
    policyHash: '0'.repeat(64),
    textsHash: '1'.repeat(64),
    locale,
  } as const;
  await client.postConsentReceipt(receipt);
  expect(client.posted).toEqual({
    impressions: [body, again],
    userEvents: [event],
    clientIds: [clientId],
    contactMessages: [message],
    consentReceipts: [receipt],
  });
});

test('the sample content is new and complete on each call', () => {
  const [one, two] = [sampleContent(), sampleContent()];
  expect(one).toEqual(two);
  expect(one.entities[0]?.value).not.toBe(two.entities[0]?.value);
});
