import { describe, expect, it } from 'vitest';
import { appendForwardedFor } from './forwarded-for.ts';

type Request = Parameters<typeof appendForwardedFor>[0];
const request = (header: string | undefined, remoteAddress: string | undefined) =>
  ({ headers: { 'x-forwarded-for': header }, socket: { remoteAddress } }) as unknown as Request;

describe('x-forwarded-for names the peer of each hop', () => {
  it.each([
    [undefined, '198.51.100.1', '198.51.100.1'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7, 198.51.100.1'],
    ['a, b', '::1', 'a, b, ::1'],
    ['203.0.113.7', undefined, '203.0.113.7'],
  ])('%s seen from %s → %s', (header, peer, expected) => {
    const seen = request(header, peer);
    appendForwardedFor(seen);
    expect(seen.headers['x-forwarded-for']).toBe(expected);
  });
});
