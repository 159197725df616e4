import { trackingFields } from '@plaza/tracking';
import { describe, expect, it } from 'vitest';
import { assertProxyMatcher } from './assert-proxy-matcher.ts';
import { proxyMatcher } from './proxy-matcher.ts';

describe('§3.2 the aliases that let a request into the proxy', () => {
  it('are all of the table, each once', () => {
    const keys = proxyMatcher().map(({ has }) => has[0].key);
    expect(keys).toHaveLength(46);
    expect(new Set(keys).size).toBe(46);
    expect(keys).toEqual(expect.arrayContaining(['gclid', 'sub-id', 'rejectClickId', 'uit']));
    expect(Object.keys(trackingFields)).toHaveLength(22);
  });

  it('are held to the table, naming what is missing and what is unknown', () => {
    const matcher = structuredClone(proxyMatcher()) as unknown[];
    expect(() => assertProxyMatcher(matcher)).not.toThrow();
    const wrong = [...matcher.slice(1), { source: '/(.*)', has: [{ type: 'query', key: 'utm' }] }];
    expect(() => assertProxyMatcher(wrong)).toThrow(/Missing: .*at_gd.* Unknown: .*utm/);
  });
});
