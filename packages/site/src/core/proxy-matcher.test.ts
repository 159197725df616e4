import { trackingFields } from '@plaza/tracking';
import { describe, expect, it } from 'vitest';
import { proxyMatcher } from './proxy-matcher.ts';

describe('§3.2 the aliases that the proxy matches', () => {
  it('are all aliases of the table, each once', () => {
    const keys = proxyMatcher().map(({ has }) => has[0].key);
    expect(keys).toHaveLength(46);
    expect(new Set(keys).size).toBe(46);
    expect(keys).toEqual(expect.arrayContaining(['gclid', 'sub-id', 'rejectClickId', 'uit']));
    expect(Object.keys(trackingFields)).toHaveLength(22);
  });
});
