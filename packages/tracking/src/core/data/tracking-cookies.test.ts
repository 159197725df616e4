import { describe, expect, test } from 'vitest';
import type { TrackingState } from '../../model/tracking-state.ts';
import { noTrackingState } from '../../model/tracking-state.ts';
import { cookieText } from './cookie-text.ts';
import { trackingCookies } from './tracking-cookies.ts';

const state = (data: TrackingState['data'], aliases = {}): TrackingState => ({ data, aliases });
const month = 'Max-Age=2592000';

describe('§3.2, §9 the cookies of tracking data', () => {
  test.each<[string, TrackingState, TrackingState, string[]]>([
    ['nothing', noTrackingState, noTrackingState, []],
    ['the default is not stored', noTrackingState, state({ subId: 'z' }), []],
    ['30 days', noTrackingState, state({ subId: 'a' }), [`subId=a; Path=/; ${month}`]],
    [
      'the name in brackets, and 2 years',
      noTrackingState,
      state({ phoneNumberId: '+34 6' }),
      ['phone=%2B34%206; Path=/; Max-Age=63072000'],
    ],
    ['what is the same stays', state({ pubid: 'a' }), state({ pubid: 'a' }), []],
    [
      'only what has changed',
      state({ pubid: 'a', subId: 'b' }),
      state({ pubid: 'a', subId: 'c' }),
      [`subId=c; Path=/; ${month}`],
    ],
    [
      'after a reset, what is gone',
      state({ googleClickId: 'a' }, { googleClickId: 'gbraid' }),
      state({ subId: 'c' }),
      [
        'googleClickId=; Path=/; Max-Age=0',
        'googleClickIdAlias=; Path=/; Max-Age=0',
        `subId=c; Path=/; ${month}`,
      ],
    ],
    [
      'an alias beside its value',
      state({ googleClickId: 'a' }, { googleClickId: 'gbraid' }),
      state({ googleClickId: 'b' }, { googleClickId: 'gbraid' }),
      [`googleClickId=b; Path=/; ${month}`, `googleClickIdAlias=gbraid; Path=/; ${month}`],
    ],
    [
      'the usual alias needs none',
      state({ googleClickId: 'a' }, { googleClickId: 'gbraid' }),
      state({ googleClickId: 'a' }),
      [`googleClickId=a; Path=/; ${month}`, 'googleClickIdAlias=; Path=/; Max-Age=0'],
    ],
    [
      'an alias without a value is deleted',
      state({}, { googleClickId: 'gbraid' }),
      noTrackingState,
      ['googleClickIdAlias=; Path=/; Max-Age=0'],
    ],
  ])('%s', (...[, before, after, expected]) => {
    const lax = expected.map((text) => `${text}; SameSite=Lax`);
    expect(trackingCookies(before, after, false)).toEqual(lax);
    const secure = lax.map((text) => `${text}; Secure`);
    expect(trackingCookies(before, after, true)).toEqual(secure);
  });

  test('a value cannot leave its cookie', () => {
    const text = cookieText({ name: 'x', value: 'a; Domain=b, \r\n=%"\\', maxAge: 1 }, false);
    expect(text).toBe(
      'x=a%3B%20Domain%3Db%2C%20%0D%0A%3D%25%22%5C; Path=/; Max-Age=1; SameSite=Lax',
    );
  });
});
