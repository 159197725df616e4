import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signWebhook, verifyWebhook, type WebhookMessage } from './webhook-message.ts';

const secret = 'señal secreta de dos programas';
const now = 1_795_000_000;
const revalidation = { websiteId: 101, tags: ['content'] };
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 }));
afterEach(() => void vi.useRealTimers());

const sign = (id: string, age = 0, key = secret) =>
  signWebhook(revalidation, key, { id, at: new Date((now - age) * 1000) });

const withHeader = (
  { headers, body }: WebhookMessage,
  name: string,
  value: string,
): WebhookMessage => ({ headers: { ...headers, [`webhook-${name}`]: value }, body });

describe('design §3 the webhook of the service', () => {
  it('signs id, timestamp and body with HMAC-SHA256, as Standard Webhooks does', () => {
    // printf '%s' 'msg_1.1795000000.{…}' | openssl dgst -sha256 -hmac "$secret" -binary | base64
    expect(sign('msg_1')).toEqual({
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'msg_1',
        'webhook-timestamp': '1795000000',
        'webhook-signature': 'v1,CUrl2eJYLxtiqOE+dB4N9g2t9eTmyr/kO/9/RO7AOrY=',
      },
      body: '{"websiteId":101,"tags":["content"]}',
    });
  });

  it('accepts a message signed with the secret at most five minutes ago or ahead', () => {
    const anyId = fc.stringMatching(/^[\w-]{1,40}$/);
    fc.assert(
      fc.property(anyId, fc.integer({ min: -300, max: 300 }), (id, age) => {
        const sent = sign(id, age);
        const signature = sent.headers['webhook-signature'];
        expect(verifyWebhook(sent, secret)).toEqual({ id, signature });
      }),
    );
  });

  it.each<[string, WebhookMessage]>([
    ['another secret', sign('a', 0, 'another secret')],
    ['another id', withHeader(sign('a'), 'id', 'b')],
    ['another timestamp', withHeader(sign('a'), 'timestamp', String(now - 1))],
    ['another body', { ...sign('a'), body: '{"websiteId":101,"tags":["content"]} ' }],
    ['another signature', withHeader(sign('a'), 'signature', `v1,${'A'.repeat(43)}=`)],
    ['a signature of another version', withHeader(sign('a'), 'signature', 'v2,other')],
    ['a signature without text', withHeader(sign('a'), 'signature', 'v1')],
    ['no id', withHeader(sign('a'), 'id', '')],
    ['no timestamp', withHeader(sign('a'), 'timestamp', '')],
    ['no signature', withHeader(sign('a'), 'signature', '')],
    ['a timestamp 301 seconds old', sign('a', 301)],
    ['a timestamp 301 seconds ahead', sign('a', -301)],
    ['a timestamp in milliseconds', withHeader(sign('a'), 'timestamp', String(now * 1000))],
    ['a word as timestamp', withHeader(sign('a'), 'timestamp', 'now')],
  ])('rejects %s', (_what, sent) => {
    expect(() => verifyWebhook(sent, secret)).toThrow();
  });

  it('accepts one valid signature among several, as during a secret rotation', () => {
    const sent = sign('a');
    const signature = sent.headers['webhook-signature'] ?? '';
    const padded = withHeader(sent, 'signature', `v1,${'A'.repeat(43)}= ${signature} v2,other`);
    expect(verifyWebhook(padded, secret)).toEqual({ id: 'a', signature });
  });
});
