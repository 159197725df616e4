import { describe, expect, test } from 'vitest';
import type { TrackingState } from '../../model/tracking-state.ts';
import { cookieText } from './cookie-text.ts';
import { trackingCookies } from './tracking-cookies.ts';

const none: TrackingState = {};
const subId = (value: string): TrackingState => ({ subId: [value] });
const click = (value: string, alias?: string): TrackingState => ({ googleClickId: [value, alias] });
const month = 'Max-Age=2592000';

describe('§3.2, §9 the cookies of tracking data', () => {
  test.each<[string, TrackingState, TrackingState, string[]]>([
    ['nothing', none, none, []],
    ['the default is not stored', none, subId('z'), []],
    ['30 days', none, subId('a'), [`subId=a; Path=/; ${month}`]],
    [
      'the name in brackets, and 2 years',
      none,
      { phoneNumberId: ['+34 6'] },
      ['phone=%2B34%206; Path=/; Max-Age=63072000'],
    ],
    ['what is the same stays', { pubid: ['a'] }, { pubid: ['a'] }, []],
    [
      'only what has changed',
      { pubid: ['a'], ...subId('b') },
      { pubid: ['a'], ...subId('c') },
      [`subId=c; Path=/; ${month}`],
    ],
    [
      'after a reset, what is gone',
      click('a', 'gbraid'),
      subId('c'),
      [
        'googleClickId=; Path=/; Max-Age=0',
        'googleClickIdAlias=; Path=/; Max-Age=0',
        `subId=c; Path=/; ${month}`,
      ],
    ],
    [
      'an alias beside its value',
      click('a', 'gbraid'),
      click('b', 'gbraid'),
      [`googleClickId=b; Path=/; ${month}`, `googleClickIdAlias=gbraid; Path=/; ${month}`],
    ],
    [
      'the usual alias needs none',
      click('a', 'gbraid'),
      click('a'),
      [`googleClickId=a; Path=/; ${month}`, 'googleClickIdAlias=; Path=/; Max-Age=0'],
    ],
    [
      'an alias without a value is deleted',
      click('', 'gbraid'),
      none,
      ['googleClickId=; Path=/; Max-Age=0', 'googleClickIdAlias=; Path=/; Max-Age=0'],
    ],
  ])('%s', (...[, before, after, expected]) => {
    const lax = expected.map((text) => `${text}; SameSite=Lax`);
    expect(trackingCookies(before, after, { isSecure: false })).toEqual(lax);
    const secure = lax.map((text) => `${text}; Secure`);
    expect(trackingCookies(before, after, { isSecure: true })).toEqual(secure);
  });

  test('a value cannot break out of its cookie', () => {
    const text = cookieText(
      { name: 'x', value: 'a; Domain=b, \r\n=%"\\', maxAge: 1 },
      { isSecure: false },
    );
    expect(text).toBe(
      'x=a%3B%20Domain%3Db%2C%20%0D%0A%3D%25%22%5C; Path=/; Max-Age=1; SameSite=Lax',
    );
  });
});
