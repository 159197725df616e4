import { REVALIDATION_TAGS } from '@plaza/contract';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { receiveRevalidation } from './receive-revalidation.ts';
import { createReplayGuard } from './replay-guard.ts';

const secret = 'a secret that two services share';
const nowSeconds = 1_795_000_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: nowSeconds * 1000 }));
afterEach(() => void vi.useRealTimers());
const receiver = () => ({ secret, nowSeconds, replays: createReplayGuard(600), websiteId: 101 });

/** A message signed with the library, with any content. */
function sign(body: string, { key = secret, id = 'a', at = nowSeconds } = {}) {
  const webhook = new Webhook(new TextEncoder().encode(key), { format: 'raw' });
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': webhook.sign(id, new Date(at * 1000), body),
  };
  return { body, headers };
}

const request = (message: ReturnType<typeof sign>) =>
  new Request('http://127.0.0.1:3000/api/revalidate', { method: 'POST', ...message });

const receive = (body: unknown, key?: string) =>
  receiveRevalidation(
    request(sign(typeof body === 'string' ? body : JSON.stringify(body), key ? { key } : {})),
    receiver(),
  );

describe('a revalidation message', () => {
  it('contains the changed tags', async () => {
    const tags = ['content', 'content:pages', 'content:posts:es-ES:tae'];
    expect(await receive({ websiteId: 101, tags, extra: 1 })).toEqual({ kind: 'accepted', tags });
  });

  it('contains at most the longest tags of one message', async () => {
    const tags = Array.from({ length: REVALIDATION_TAGS }, (_, index) =>
      `content:posts:es-ES:${index}`.padEnd(256, 'a'),
    );
    expect(await receive({ websiteId: 101, tags })).toEqual({ kind: 'accepted', tags });
  });

  it.each<[string, unknown]>([
    ['no JSON', 'tags'],
    ['no tags', { websiteId: 101 }],
    ['an empty list', { websiteId: 101, tags: [] }],
    ['a tag of another kind', { websiteId: 101, tags: ['_N_T_/layout'] }],
    ['too many tags', { websiteId: 101, tags: Array(REVALIDATION_TAGS + 1).fill('content') }],
    ['another website', { websiteId: 75, tags: ['content'] }],
    ['a prototype', '{"__proto__":{"websiteId":101,"tags":["content"]}}'],
  ])('is rejected with 400 if it contains %s', async (_what, body) => {
    expect(await receive(body)).toMatchObject({ kind: 'refused', problem: 'badRequest' });
  });

  it('is not parsed before it is verified', async () => {
    const refusal = await receive('no JSON', 'another secret');
    expect(refusal).toMatchObject({ kind: 'refused', problem: 'unauthorized' });
  });

  it('is rejected with 413 above 264 KB', async () => {
    const refusal = await receive('a'.repeat(270_337));
    expect(refusal).toMatchObject({ kind: 'refused', problem: 'tooLarge' });
  });
});

describe('design §3 a replayed message', () => {
  const body = JSON.stringify({ websiteId: 101, tags: ['content'] });
  const accepted = { kind: 'accepted', tags: ['content'] };
  const conflict = { kind: 'refused', problem: 'conflict' };

  it('is rejected with 409, even with a padded header, and the next message is accepted', async () => {
    const to = receiver();
    const sent = sign(body);
    expect(await receiveRevalidation(request(sent), to)).toEqual(accepted);
    expect(await receiveRevalidation(request(sent), to)).toMatchObject(conflict);
    const signature = `v1,x ${sent.headers['webhook-signature']}`;
    const padded = { ...sent, headers: { ...sent.headers, 'webhook-signature': signature } };
    expect(await receiveRevalidation(request(padded), to)).toMatchObject(conflict);
    const reused = sign(body.replace('101', '75'));
    expect(await receiveRevalidation(request(reused), to)).toMatchObject(conflict);
    expect(await receiveRevalidation(request(sign(body, { id: 'b' })), to)).toEqual(accepted);
  });

  it('is rejected for as long as its timestamp is valid', async () => {
    const to = receiver();
    const ahead = sign(body, { at: nowSeconds + 300 });
    const receiveAt = (at: number) => {
      vi.setSystemTime(at * 1000);
      return receiveRevalidation(request(ahead), { ...to, nowSeconds: at });
    };
    expect(await receiveAt(nowSeconds)).toEqual(accepted);
    expect(await receiveAt(nowSeconds + 600)).toMatchObject(conflict);
    expect(await receiveAt(nowSeconds + 601)).toMatchObject({ problem: 'unauthorized' });
  });
});
