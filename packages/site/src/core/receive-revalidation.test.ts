import { describe, expect, it } from 'vitest';
import { receiveRevalidation } from './receive-revalidation.ts';
import { createReplayMemory } from './replay-memory.ts';
import { signWebhook } from './verify-webhook.ts';

const secret = 'a secret that two services share';
const nowSeconds = 1_795_000_000;
const receiver = () => ({ secret, nowSeconds, replays: createReplayMemory(600), websiteId: 101 });

function request(body: string, key = secret) {
  const signed = { id: 'a', timestamp: String(nowSeconds), body: new TextEncoder().encode(body) };
  return new Request('http://127.0.0.1:3000/api/revalidate', {
    method: 'POST',
    body,
    headers: {
      'webhook-id': signed.id,
      'webhook-timestamp': signed.timestamp,
      'webhook-signature': signWebhook(signed, key),
    },
  });
}

const receive = (body: unknown, key?: string) =>
  receiveRevalidation(
    request(typeof body === 'string' ? body : JSON.stringify(body), key),
    receiver(),
  );

describe('what a revalidation message says', () => {
  it('names the tags that changed', async () => {
    const body = { websiteId: 101, tags: ['content', 'content:pages'], extra: 1 };
    expect(await receive(body)).toEqual({ kind: 'accepted', tags: ['content', 'content:pages'] });
  });

  it.each<[string, unknown]>([
    ['no JSON', 'tags'],
    ['no tags', { websiteId: 101 }],
    ['an empty list', { websiteId: 101, tags: [] }],
    ['a tag of another kind', { websiteId: 101, tags: ['_N_T_/layout'] }],
    ['129 tags', { websiteId: 101, tags: Array(129).fill('content') }],
    ['another website', { websiteId: 75, tags: ['content'] }],
    ['a prototype', '{"__proto__":{"websiteId":101,"tags":["content"]}}'],
  ])('is refused with 400 when it holds %s', async (_what, body) => {
    expect(await receive(body)).toMatchObject({ kind: 'refused', problem: 'badRequest' });
  });

  it('is not read at all before it is verified', async () => {
    const refusal = await receive('no JSON', 'another secret');
    expect(refusal).toMatchObject({ kind: 'refused', problem: 'unauthorized' });
  });

  it('is refused with 413 beyond 64 KB', async () => {
    const refusal = await receive('a'.repeat(65_537));
    expect(refusal).toMatchObject({ kind: 'refused', problem: 'tooLarge' });
  });
});
