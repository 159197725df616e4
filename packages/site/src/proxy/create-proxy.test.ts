import { describe, expect, it } from 'vitest';
import { createProxy } from './create-proxy.ts';

describe('design §3.4: a request with a tracking alias', () => {
  it('goes on to its page, is kept by no shared cache, and sets no cookie', () => {
    const { headers } = createProxy()();
    expect(headers.get('x-middleware-next')).toBe('1');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.has('set-cookie')).toBe(false);
  });
});
