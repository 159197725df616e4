import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutPersonalValues } from './without-personal-values.ts';

describe('§3.2 an address without personal values', () => {
  test.each([
    ['', ''],
    ['?', '?'],
    ['?gclid=a&cc=b', '?gclid=a&cc=b'],
    ['?phone=1', ''],
    ['?pn=1&gclid=a', '?gclid=a'],
    ['?gclid=a&uit=1', '?gclid=a'],
    ['?b=%C3%B1+%20&email=a@b.example&a=1&&c', '?b=%C3%B1+%20&a=1&&c'],
    ['?emailUserId=1&userInputToken=2&phoneNumberId=3&userInputId=4', ''],
    ['?unique_user_id=1&unique-user-id=2&uniqueUserId=3&gclid=a', '?gclid=a'],
    ['?ui=1&uid=2&user-input-id=3&er=4&emailRegistrationId=5&pnr=6&nd=7', '?nd=7'],
    ['?impression_id=1&impression-id=2&subid=3&sub_id=4&rl=5', '?subid=3&sub_id=4&rl=5'],
    ['?ph%6Fne=1&x=%', '?x=%'],
    ['?phone&x', '?phone&x'],
    ['?phone=1&phone=2', ''],
    ['?phones=1&xphone=2&phone[]=3', '?phones=1&xphone=2'],
    ['?Email=a@b.example&PHONE=1&e-mail=2&UIT=3&a=1', '?a=1'],
    ['?%45mail=a&+email=b&a=1;email=c', '?a=1'],
    ['/lp/?a=1&amp;email=b#top', '/lp/?a=1&amp#top'],
    ['/lp/?a=1?email=b', '/lp/?a=1'],
    ['/lp/#email=a@b.example', '/lp/'],
    ['/lp/#!/oferta?Phone=1&x=2', '/lp/#!/oferta&x=2'],
    ['/lp/?x=1#a=1&uit=2&b', '/lp/?x=1#a=1&b'],
    ['/lp;email=a@b.example/', '/lp/'],
    ['/lp/;a=1;Phone=2/x', '/lp/;a=1/x'],
    ['/lp/email=a@b.example/', '/lp/'],
    ['/phone/', '/phone/'],
    ['/lp/#phone', '/lp/#phone'],
    ['/lp/#:~:text=Pide&x', '/lp/#:~:text=Pide&x'],
    ['//email=a//b', '///b'],
    ['?x=phone=1', '?x=phone=1'],
  ])('%s → %s', (query, expected) => {
    expect(withoutPersonalValues(query)).toBe(expected);
  });

  test('removes everything personal and nothing else from any address', () => {
    const part = fc.oneof(
      fc.constantFrom('phone=1', 'pn=', 'uit', 'email=%', 'em%61il=a', '', '%', 'a=%zz'),
      fc.string({ maxLength: 8 }).map((text) => text.replace(/[&#?;=]/g, '')),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const left = withoutPersonalValues(`?${parts.join('&')}`)
          .slice(1)
          .split('&');
        const kept = parts.filter((it) => !/^(?:phone=1|email=%|em%61il=a)$/.test(it));
        expect(left).toEqual(kept.length > 0 ? kept : ['']);
      }),
      { numRuns: 1_000 },
    );
  });
});
