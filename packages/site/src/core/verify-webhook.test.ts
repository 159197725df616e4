import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReplayMemory } from './replay-memory.ts';
import { signWebhook, verifyWebhook } from './verify-webhook.ts';

const secret = 'a secret that two services share';
const nowSeconds = 1_795_000_000;
const receiver = () => ({ secret, nowSeconds, replays: createReplayMemory(600) });
const bytes = (text: string) => new TextEncoder().encode(text);

type Unsigned = { id: string; timestamp: string; body: Uint8Array };

function message(unsigned: Unsigned, key = secret) {
  return { ...unsigned, signature: signWebhook(unsigned, key) };
}

const anyMessage = fc.record({
  id: fc.stringMatching(/^[\w-]{1,40}$/),
  age: fc.integer({ min: -300, max: 300 }),
  body: fc.uint8Array({ maxLength: 200 }),
});

describe('who may revalidate', () => {
  it('signs id, timestamp and body with HMAC-SHA256, as Standard Webhooks does', () => {
    const body = bytes('{"websiteId":101,"tags":["content"]}');
    const signed = { id: 'msg_1', timestamp: '1795000000', body };
    // printf '%s' 'msg_1.1795000000.{…}' | openssl dgst -sha256 -hmac "$secret" -binary | base64
    expect(signWebhook(signed, secret)).toBe('v1,nF5+rvxtsSHmXClwr7YnDPhk9pcOcik9Yhu3ujFEoOk=');
  });

  it('accepts what is signed with the secret within five minutes, either way', () => {
    fc.assert(
      fc.property(anyMessage, ({ id, age, body }) => {
        const sent = message({ id, timestamp: String(nowSeconds - age), body });
        expect(verifyWebhook(sent, receiver())).toEqual({ accepted: true });
      }),
    );
  });

  it('refuses any other id, timestamp, body, secret or signature', () => {
    const changes = fc.constantFrom('id', 'timestamp', 'body', 'secret', 'signature');
    fc.assert(
      fc.property(anyMessage, changes, ({ id, age, body }, changed) => {
        const timestamp = String(nowSeconds - age);
        const sent = message({ id, timestamp, body }, changed === 'secret' ? 'another' : secret);
        const tampered = {
          ...sent,
          ...(changed === 'id' && { id: `${id}x` }),
          ...(changed === 'timestamp' && { timestamp: String(nowSeconds - (age === 0 ? 1 : 0)) }),
          ...(changed === 'body' && { body: new Uint8Array([...body, 32]) }),
          ...(changed === 'signature' && { signature: `v1,${'A'.repeat(43)}=` }),
        };
        expect(verifyWebhook(tampered, receiver())).toMatchObject({ accepted: false, status: 401 });
      }),
    );
  });

  it.each([
    ['301 seconds old', String(nowSeconds - 301)],
    ['301 seconds ahead', String(nowSeconds + 301)],
    ['in milliseconds', String(nowSeconds * 1000)],
    ['negative', `-${nowSeconds}`],
    ['a word', 'now'],
    ['with an exponent', '1e9'],
  ])('refuses a timestamp that is %s, however well signed', (_what, timestamp) => {
    const sent = message({ id: 'a', timestamp: timestamp, body: bytes('{}') });
    expect(verifyWebhook(sent, receiver())).toMatchObject({ accepted: false, status: 401 });
  });

  it.each(['id', 'timestamp', 'signature'])('refuses a message without its %s', (name) => {
    const sent = {
      ...message({ id: 'a', timestamp: String(nowSeconds), body: bytes('{}') }),
      [name]: null,
    };
    expect(verifyWebhook(sent, receiver())).toMatchObject({ accepted: false, status: 401 });
  });

  it('accepts one good signature among several, as while a secret is changed', () => {
    const sent = message({ id: 'a', timestamp: String(nowSeconds), body: bytes('{}') });
    const signature = `v1,${'A'.repeat(43)}= ${sent.signature} v2,other`;
    expect(verifyWebhook({ ...sent, signature }, receiver())).toEqual({ accepted: true });
  });

  it('refuses a replay with 409, however its header is padded, and lets the next message in', () => {
    const to = receiver();
    const sent = message({ id: 'a', timestamp: String(nowSeconds), body: bytes('{}') });
    expect(verifyWebhook(sent, to)).toEqual({ accepted: true });
    expect(verifyWebhook(sent, to)).toMatchObject({ accepted: false, status: 409 });
    const padded = { ...sent, signature: `v1,x ${sent.signature}` };
    expect(verifyWebhook(padded, to)).toMatchObject({ accepted: false, status: 409 });
    const reused = message({ id: 'a', timestamp: String(nowSeconds), body: bytes('{"other":1}') });
    expect(verifyWebhook(reused, to)).toMatchObject({ accepted: false, status: 409 });
    expect(
      verifyWebhook(message({ id: 'b', timestamp: String(nowSeconds), body: bytes('{}') }), to)
        .accepted,
    ).toBe(true);
  });

  it('remembers a message for as long as its timestamp could pass', () => {
    const to = receiver();
    const ahead = message({ id: 'a', timestamp: String(nowSeconds + 300), body: bytes('{}') });
    expect(verifyWebhook(ahead, to).accepted).toBe(true);
    const last = { ...to, nowSeconds: nowSeconds + 600 };
    expect(verifyWebhook(ahead, last)).toMatchObject({ status: 409 });
    const later = { ...to, nowSeconds: nowSeconds + 601 };
    expect(verifyWebhook(ahead, later)).toMatchObject({ status: 401 });
  });
});
